/**
 * Marks a statement that searches for a text and yet has one plan for all of them, so that it is prepared like others
 * (client.ts). For a short search, planning takes more than half of the time.
 */
export const PLANNED_ONCE = "/* planned once */";

/** Marks a statement whose best plan depends on its values, so that it is never prepared. */
export const PLANNED_EACH_TIME = "/* planned each time */";
