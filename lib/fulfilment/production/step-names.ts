import type { ProductionStep } from "@/lib/db/generated/enums";

/** Labels of the steps, on the board and in the audit log. */
export const STEP_NAMES: Record<ProductionStep, string> = {
  to_start: "To start",
  printing: "Printing",
  converting: "Cutting and gluing",
  packed: "Packed",
};
