export const SIZE_UNITS = ["mm", "cm", "in"] as const;
/** Which size of a box is meant: the room for the goods, or the box itself. */
export const MEASURED_SIDES = ["inside", "outside"] as const;
export const PRINT_SIDES = ["none", "outside", "inside", "both"] as const;
