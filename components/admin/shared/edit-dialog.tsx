import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { CallDialog } from "@/components/shared/form/call-dialog";

interface EditDialogProps<Input extends FieldValues, Output extends FieldValues> extends Omit<
  ComponentProps<typeof CallDialog<Input, Output>>,
  "title" | "submit" | "failure" | "save"
> {
  /** The kind of entry: "Price List". */
  kind: string;
  /** The title for an existing entry; null for a new one. */
  title: string | null;
  /** Returns the entry's name for the toast, or false to keep the dialog open. */
  save: (values: Output) => Promise<string | false>;
}

/** A dialog that adds or changes an entry of a list. */
export function EditDialog<Input extends FieldValues, Output extends FieldValues>(
  props: EditDialogProps<Input, Output>,
) {
  const { kind, title, save, ...dialog } = props;
  const [action, done] = title === null ? [`Add ${kind}`, "Added"] : ["Save Changes", "Updated"];
  return (
    <CallDialog
      {...dialog}
      title={title ?? action}
      submit={action}
      failure={{
        title: `${kind} Not ${done}`,
        text: "What you typed is still here. Please try again.",
      }}
      save={async (values) => {
        const name = await save(values);
        return name !== false && { title: `${kind} ${done}`, ...(name && { description: name }) };
      }}
    />
  );
}
