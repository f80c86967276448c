import type { ComponentProps, ComponentType } from "react";
import { CheckboxField } from "@/components/shared/form/checkbox-field";
import type { FieldProps } from "@/components/shared/form/field-frame";
import { SelectField } from "@/components/shared/form/select-field";
import { SwitchField } from "@/components/shared/form/switch-field";
import { TextField, TextareaField } from "@/components/shared/form/text-field";
import { MomentField } from "./moment-field";
import { TranslationFields } from "./translation-fields";

/** A field of a form by its definition: its kind is a line of text if it names none. */
export type FieldDefinition =
  | ({ kind?: "line" } & ComponentProps<typeof TextField>)
  | ({ kind: "text" } & ComponentProps<typeof TextareaField>)
  | ({ kind: "choice" } & ComponentProps<typeof SelectField>)
  | ({ kind: "moment" | "switch" | "tick" } & FieldProps);

interface FieldsProps {
  of: readonly FieldDefinition[];
  /** The names of the texts that customers read, each in their language. */
  translated?: readonly string[];
  /** Returns the name of a field in the form; by default its own. */
  at?: (name: string) => string;
  className?: string;
}

/** Fields by their definitions, and below them the translations of their texts. */
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
  // A kind and its properties are one in a definition.
  const Control = CONTROLS[kind] as ComponentType<FieldProps>;
  // A list whose entries load later than its value begins anew with them.
  return <Control key={"options" in field ? field.options.length : undefined} {...field} />;
}
