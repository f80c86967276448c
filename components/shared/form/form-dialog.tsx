import type { ReactNode } from "react";
import type {
  FieldValues,
  SubmitErrorHandler,
  SubmitHandler,
  UseFormReturn,
} from "react-hook-form";
import { useTranslate } from "#words";
import { useClosing } from "@/components/shared/call/use-closing";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
} from "@/components/ui/dialog";
import { SubmitButton } from "./submit-button";
import { ZodForm } from "./zod-form";

interface FormDialogProps<Input extends FieldValues, Output extends FieldValues> {
  title: ReactNode;
  description?: ReactNode;
  form: UseFormReturn<Input, unknown, Output>;
  onSubmit: SubmitHandler<Output>;
  onInvalid?: SubmitErrorHandler<Input>;
  onClose: () => void;
  /** Label of the submit button, which has a warning colour for actions that cannot be undone. */
  submit: string;
  busyLabel?: string;
  tone?: "default" | "destructive";
  /** Whether there are unsaved changes outside the form's fields. */
  unsaved?: boolean;
  /** The second button; by default "Cancel", which closes the dialog. */
  otherwise?: { label: string; onClick: () => void; busy?: boolean };
  children: ReactNode;
}

/**
 * A form in a dialog. A click outside does not close it, and once something is typed, closing asks for
 * confirmation. Its fields scroll between title and buttons.
 */
export function FormDialog<Input extends FieldValues, Output extends FieldValues>(
  props: FormDialogProps<Input, Output>,
) {
  const t = useTranslate();
  const { title, description, form, onSubmit, onInvalid, onClose, children } = props;
  const { submit, busyLabel = t("Saving"), tone = "default", unsaved = false } = props;
  const { close, question } = useClosing(form.formState.isDirty || unsaved, onClose);
  const { otherwise = { label: t("Cancel"), onClick: close } } = props;
  return (
    <Dialog open onOpenChange={close}>
      {question}
      <DialogContent closesOutside={false}>
        <DialogHeader title={title} description={description} />
        <ZodForm
          form={form}
          onSubmit={onSubmit}
          onInvalid={onInvalid}
          className="flex min-h-0 flex-1 flex-col"
        >
          <DialogBody>{children}</DialogBody>
          <DialogFooter className="justify-end">
            <Button variant="outline" aria-disabled={otherwise.busy} onClick={otherwise.onClick}>
              {otherwise.label}
            </Button>
            <SubmitButton variant={tone} busyLabel={busyLabel}>
              {submit}
            </SubmitButton>
          </DialogFooter>
        </ZodForm>
      </DialogContent>
    </Dialog>
  );
}
