/** Below this a picture cannot be printed, and below that it is soft; in pixels an inch. */
export const LEAST_PPI = 150;
export const GOOD_PPI = 250;

export const INCH_MM = 25.4;
