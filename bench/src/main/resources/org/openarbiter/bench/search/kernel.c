/* The loops of a network's kernel as plainly as C says them: prints nanoseconds for a change of three rows and for a sum of both sides. */
#define _POSIX_C_SOURCE 199309L
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { ROWS = 1260 };

static void change(const int16_t *restrict from, int16_t *restrict to, int width, const int16_t *restrict one, const int16_t *restrict other,
                   const int16_t *restrict gone)
{
    for (int i = 0; i < width; i++)
        to[i] = (int16_t)(from[i] + one[i] - other[i] - gone[i]);
}

static int32_t sum(const int16_t *restrict cells, const int16_t *restrict weights, int width)
{
    int32_t total = 0;
    for (int i = 0; i < width; i++) {
        int16_t cut = cells[i] < 0 ? 0 : cells[i] > 255 ? 255 : cells[i];
        int16_t weighted = (int16_t)(cut * weights[i]);
        total += (int32_t)weighted * cut;
    }
    return total;
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e9 + time.tv_nsec;
}

static int16_t *numbers(int count, int most)
{
    int16_t *made = aligned_alloc(64, sizeof(int16_t) * (size_t)count);
    for (int i = 0; i < count; i++)
        made[i] = (int16_t)(rand() % (2 * most + 1) - most);
    return made;
}

int main(int count, char **arguments)
{
    int width = count > 1 ? atoi(arguments[1]) : 256;
    int calls = count > 2 ? atoi(arguments[2]) : 1000000;
    int16_t *weights = numbers(ROWS * width, 127), *cells = numbers(2 * width, 300), *output = numbers(2 * width, 127);
    uint32_t at = 1;
    int32_t total = 0;
    double begun = now();
    for (int i = 0; i < calls; i++) {
        at = at * 1664525u + 1013904223u;
        uint32_t row = at >> 16;
        change(cells + (i & 1) * width, cells + (1 - (i & 1)) * width, width, weights + row % ROWS * width,
               weights + (row + 1) % ROWS * width, weights + (row + 2) % ROWS * width);
    }
    double changed = now();
    for (int i = 0; i < calls; i++) {
        cells[i & 255] ^= 1;
        total += sum(cells, output, width) + sum(cells + width, output + width, width);
    }
    double summed = now();
    printf("%.1f %.1f %d\n", (changed - begun) / calls, (summed - changed) / calls, total);
    return 0;
}
