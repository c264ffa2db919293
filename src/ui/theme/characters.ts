/** Width of a digit in the body font, the usual unit of text width. */
const DIGIT_EM = 0.64;

/**
 * Returns a width in characters. The CSS unit `ch` would use the fallback font's narrower digits until the
 * font loads, and lines would reflow.
 */
export const characterWidth = (count: number): string => `${count * DIGIT_EM}em`;
