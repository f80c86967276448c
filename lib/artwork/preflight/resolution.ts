/** Resolution in pixels per inch: unprintable below the first, soft below the second. */
export const LEAST_PPI = 150;
export const GOOD_PPI = 250;

export const INCH_MM = 25.4;
