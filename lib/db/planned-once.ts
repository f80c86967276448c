/**
 * Stands in a statement that looks for a text and yet has one plan for all of them: it is prepared as others are
 * (client.ts). Of a short search, planning is the greater half.
 */
export const PLANNED_ONCE = "/* planned once */";
