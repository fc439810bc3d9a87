package org.openarbiter.search.network;

/** The loops as they are defined. */
public final class PlainKernel implements Kernel {
    @Override
    public String name() {
        return "plain loops";
    }

    @Override
    public void change(short[] from, int fromAt, short[] to, int toAt, int width, short[] weights, int[] rows, int added, int changed) {
        for (int i = 0; i < width; i++) {
            int cell = from[fromAt + i];
            for (int row = 0; row < changed; row++) {
                cell += row < added ? weights[rows[row] + i] : -weights[rows[row] + i];
            }
            to[toAt + i] = (short) cell;
        }
    }

    @Override
    public int sum(short[] cells, int cellsAt, short[] weights, int weightsAt, int width) {
        int sum = 0;
        for (int i = 0; i < width; i++) {
            int cell = Math.clamp(cells[cellsAt + i], 0, Network.ONE);
            sum += cell * cell * weights[weightsAt + i];
        }
        return sum;
    }
}
