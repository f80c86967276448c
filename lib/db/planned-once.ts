/**
 * Stands in a statement that looks for a text and yet has one plan for all of them: it is prepared as others are
 * (client.ts). Of a short search, planning is the greater half.
 */
export const PLANNED_ONCE = "/* planned once */";

/** Stands in a statement whose best plan goes by the very values that it is asked with: it is never prepared. */
export const PLANNED_EACH_TIME = "/* planned each time */";
