"use client";

import type { ReactNode } from "react";
import type {
  FieldValues,
  SubmitErrorHandler,
  SubmitHandler,
  UseFormReturn,
} from "react-hook-form";
import { useClosing } from "@/components/shared/call/use-closing";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
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
  /** What the form does, on its button, which warns of what cannot be taken back. */
  submit: string;
  busyLabel?: string;
  tone?: "default" | "destructive";
  /** Whether something that is no field of the form is not saved yet. */
  unsaved?: boolean;
  /** The button beside it; "Cancel", which closes, without it. */
  otherwise?: { label: string; onClick: () => void; busy?: boolean };
  children: ReactNode;
}

/**
 * A form in a box of its own, which no stray click closes, and nothing without a question once something is
 * typed. Its fields scroll between title and buttons.
 */
export function FormDialog<Input extends FieldValues, Output extends FieldValues>(
  props: FormDialogProps<Input, Output>,
) {
  const { title, description, form, onSubmit, onInvalid, onClose, children } = props;
  const { submit, busyLabel = "Saving", tone = "default", unsaved = false } = props;
  const { close, question } = useClosing(form.formState.isDirty || unsaved, onClose);
  const { otherwise = { label: "Cancel", onClick: close } } = props;
  return (
    <Dialog open onOpenChange={close}>
      {question}
      <DialogContent closesOutside={false}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          {description && <DialogDescription>{description}</DialogDescription>}
        </DialogHeader>
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
