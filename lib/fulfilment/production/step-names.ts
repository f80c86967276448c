import type { ProductionStep } from "@/lib/db/generated/enums";

/** What people call each step, on the board as in the audit log. */
export const STEP_NAMES: Record<ProductionStep, string> = {
  to_start: "To start",
  printing: "Printing",
  converting: "Cutting and gluing",
  packed: "Packed",
};
