import { TextField } from "@/components/shared/form/text-field";
import type { Control } from "@/lib/catalogue/fields/field";
import { fieldsWith, getField, type FieldName } from "@/lib/catalogue/fields/product-fields";
import { AMOUNT, COUNT, PACKS } from "./form-parts";

const INPUTS = {
  amount: AMOUNT,
  count: COUNT,
  packs: PACKS,
  digits: { inputMode: "numeric" },
} as const;

export function getLabels(name: FieldName) {
  const { label, control } = getField(name);
  return { name, label: control?.label ?? label, hint: control?.hint };
}

/** Labels with the keyboard and bounds of an input. */
export function getInput(name: FieldName) {
  const input = getField(name).control?.input;
  return { ...getLabels(name), ...(input && INPUTS[input]) };
}

/** The inputs of a section that have no rules of their own. */
export const SectionInputs = ({ section }: Required<Pick<Control, "section">>) =>
  fieldsWith("control")
    .filter((name) => getField(name).control?.section === section)
    .map((name) => <TextField key={name} {...getInput(name)} />);
