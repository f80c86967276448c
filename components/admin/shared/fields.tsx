import type { ComponentProps, ComponentType } from "react";
import { CheckboxField } from "@/components/shared/form/checkbox-field";
import type { FieldProps } from "@/components/shared/form/field-frame";
import { SelectField } from "@/components/shared/form/select-field";
import { SwitchField } from "@/components/shared/form/switch-field";
import { TextField, TextareaField } from "@/components/shared/form/text-field";
import { MomentField } from "./moment-field";
import { TranslationFields } from "./translation-fields";

/** Defines a form field; without a kind it is a single-line text. */
export type FieldDefinition =
  | ({ kind?: "line" } & ComponentProps<typeof TextField>)
  | ({ kind: "text" } & ComponentProps<typeof TextareaField>)
  | ({ kind: "choice" } & ComponentProps<typeof SelectField>)
  | ({ kind: "moment" | "switch" | "tick" } & FieldProps);

interface FieldsProps {
  of: readonly FieldDefinition[];
  /** Names of the texts that customers read in their language. */
  translated?: readonly string[];
  /** Returns a field's name in the form; unchanged by default. */
  at?: (name: string) => string;
  className?: string;
}

/** Fields by their definitions, with the translations of their texts below. */
export function Fields(props: FieldsProps) {
  const { of, translated = [], at = (name) => name, className = TWO_COLUMNS } = props;
  const texts = of.flatMap(({ name, label, kind }) =>
    translated.includes(name) ? { name, label, isLong: kind === "text" } : [],
  );
  return (
    <>
      <div className={className}>
        {of.map((field) => (
          <Field key={field.name} {...field} name={at(field.name)} />
        ))}
      </div>
      {texts.length > 0 && <TranslationFields at={at} texts={texts} />}
    </>
  );
}

const TWO_COLUMNS = "grid items-start gap-x-4 gap-y-5 sm:grid-cols-2";

const CONTROLS = {
  line: TextField,
  text: TextareaField,
  choice: SelectField,
  moment: MomentField,
  switch: SwitchField,
  tick: CheckboxField,
};

function Field({ kind = "line", ...field }: FieldDefinition) {
  // A definition's kind and props belong together.
  const Control = CONTROLS[kind] as ComponentType<FieldProps>;
  // Remounts a list whose options load after its value.
  return <Control key={"options" in field ? field.options.length : undefined} {...field} />;
}
