import type { ToolKind } from "@/lib/db/generated/enums";

export const KIND_NAMES: Record<ToolKind, string> = {
  die: "Die",
  plate: "Plate",
  cylinder: "Cylinder",
};
