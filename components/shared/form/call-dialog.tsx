import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { closeAfter, type Outcome } from "@/components/shared/call/confirm-action";
import { useAction } from "@/components/shared/call/use-action";
import type { ApiError } from "@/lib/client/api";
import { FormDialog } from "./form-dialog";
import { showFieldErrors } from "./zod-form";

interface CallDialogProps<Input extends FieldValues, Output extends FieldValues> extends Omit<
  ComponentProps<typeof FormDialog<Input, Output>>,
  "onSubmit"
> {
  /** Title of the toast after a failure, and its text if the server sends none. */
  failure: { title: string; text: string };
  /** Called with a refusal before it is shown at the fields; returns true if it has shown it. */
  onRefused?: (error: ApiError) => boolean;
  /** Maps the server's field names to the form's. */
  nameFields?: (fields: ApiError["fields"]) => ApiError["fields"];
  save: (values: Output) => Promise<Outcome>;
}

/** A form in a dialog that calls the API, shows a refusal at its fields, and closes with a toast. */
export function CallDialog<Input extends FieldValues, Output extends FieldValues>(
  props: CallDialogProps<Input, Output>,
) {
  const { failure, onRefused, nameFields = (fields) => fields, save, ...dialog } = props;
  const { run } = useAction({
    ...failure,
    onRefused: (error) => {
      const isShown = onRefused?.(error) ?? false;
      return showFieldErrors(dialog.form, nameFields(error.fields)) || isShown;
    },
  });
  return (
    <FormDialog
      {...dialog}
      onSubmit={(values) => run(() => closeAfter(() => save(values), dialog.onClose))}
    />
  );
}
