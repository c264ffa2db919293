/** Width of a digit of the body's font, by which the width of a text is commonly told. */
const DIGIT_EM = 0.64;

/**
 * A width of so many characters. CSS has the unit `ch` for that, but until the font is there it would count the narrower
 * digits of another one, and the lines would break anew.
 */
export const characterWidth = (count: number): string => `${count * DIGIT_EM}em`;
