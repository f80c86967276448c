export const SIZE_UNITS = ["mm", "cm", "in"] as const;
/** Measured side of a box size: inside for the goods, or outside. */
export const MEASURED_SIDES = ["inside", "outside"] as const;
export const PRINT_SIDES = ["none", "outside", "inside", "both"] as const;
