package org.openarbiter.rules.chess.picture;

import org.openarbiter.rules.chess.board.Piece;

/**
 * The drawings of the six kinds of pieces, each in a field of 100 by 100.
 *
 * <p>A piece is built from the back to the front of closed shapes, which take fill and stroke from where the piece is used, and
 * of inner lines in {@code currentColor}: dark on white pieces, light on black ones. One drawing so serves both sides.
 */
final class PieceShapes {

    /** The definitions, to be put in {@code <defs>}; see {@link #id}. */
    static final String DEFINITIONS = """
            <g id='chess-pawn'>
            <path d='M40 46C40 61 32 66 29 76H71C68 66 60 61 60 46Z'/>
            <path d='M23 89V85C23 79 27 76 33 76H67C73 76 77 79 77 85V89Z'/>
            <path d='M37 42H63C68 42 68 49 63 49H37C32 49 32 42 37 42Z'/>
            <circle cx='50' cy='30' r='13.5'/>
            <path d='M36.5 69.5H63.5M32 82.5H68' LINE/>
            </g>
            <g id='chess-knight'>
            <path d='M33 77C31 62 47 60 49 46C44 51 40 51 37 54C33 58 32 63 27 63C22 63 17 59 17 54C17 48 24 42 26 33\
            C27 28 30 24 34 21L32.5 9.5C38 11 43 14 46 18C68 19 81 42 76 77Z'/>
            <path d='M20 89V84C20 79 23 76 28 76H75C80 76 83 79 83 84V89Z'/>
            <path d='M52 25C63 32 69 48 68 69M30 82.5H73M21.5 55L24 52.5M49 46C51 43 52 40 51 37M38 17L39.5 21' LINE/>
            <circle cx='36' cy='33' r='2.8' fill='currentColor' stroke='none'/>
            </g>
            <g id='chess-bishop'>
            <circle cx='50' cy='15' r='5.5'/>
            <path d='M50 20C62 28 70 40 70 51C70 60 65 65 61 69H39C35 65 30 60 30 51C30 40 38 28 50 20Z'/>
            <path d='M37 67H63C68 67 68 76 63 76H37C32 76 32 67 37 67Z'/>
            <path d='M18 89C18 80 26 76 34 76H66C74 76 82 80 82 89Z'/>
            <path d='M60 31L50 46M37 60H63M29 83H71' LINE/>
            </g>
            <g id='chess-rook'>
            <path d='M36 40L32 76H68L64 40Z'/>
            <path d='M26 17H37V24H44.5V17H55.5V24H63V17H74V34L66 42H34L26 34Z'/>
            <path d='M18 89V84C18 79 21 76 26 76H74C79 76 82 79 82 84V89Z'/>
            <path d='M32 33.5H68M38.5 69H61.5M28 82.5H72' LINE/>
            </g>
            <g id='chess-queen'>
            <path d='M28 67L15 34L32 47L33 24L44 44L50 20L56 44L67 24L68 47L85 34L72 67Z'/>
            <circle cx='15' cy='31' r='5'/>
            <circle cx='33' cy='20.5' r='5'/>
            <circle cx='50' cy='16' r='5'/>
            <circle cx='67' cy='20.5' r='5'/>
            <circle cx='85' cy='31' r='5'/>
            <path d='M28 64C42 60 58 60 72 64C73 70 70 73 69 77H31C30 73 27 70 28 64Z'/>
            <path d='M18 89C18 81 24 77 31 76H69C76 77 82 81 82 89Z'/>
            <path d='M33.5 70.5C44 67.5 56 67.5 66.5 70.5M29 83H71M33 57C44 54 56 54 67 57' LINE/>
            </g>
            <g id='chess-king'>
            <path d='M46.5 26V20H39.5V13H46.5V6H53.5V13H60.5V20H53.5V26Z'/>
            <path d='M50 53C41 43 40 33 50 25C60 33 59 43 50 53Z'/>
            <path d='M31 70C13 58 14 36 31 36C42 36 48 43 50 53C52 43 58 36 69 36C86 36 87 58 69 70Z'/>
            <path d='M30 66C43 62 57 62 70 66C71 70 70 74 69 77H31C30 74 29 70 30 66Z'/>
            <path d='M18 89C18 81 24 77 31 76H69C76 77 82 81 82 89Z'/>
            <path d='M35 71.5C45 69 55 69 65 71.5M29 83H71M31 59C22 53 23 43.5 32 43.5C40 43.5 43 51 44 57\
            M69 59C78 53 77 43.5 68 43.5C60 43.5 57 51 56 57' LINE/>
            </g>
            """.replace("LINE", "fill='none' stroke='currentColor' stroke-width='2.6'");

    private PieceShapes() {}

    /** The id of the drawing of a kind of piece. */
    static String id(int kind) {
        return "chess-" + Piece.name(kind);
    }
}
