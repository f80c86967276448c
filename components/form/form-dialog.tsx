"use client";

import type { ReactNode } from "react";
import type {
  FieldValues,
  SubmitErrorHandler,
  SubmitHandler,
  UseFormReturn,
} from "react-hook-form";
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
  /** The button beside it; "Cancel", which closes, without it. */
  otherwise?: { label: string; onClick: () => void; busy?: boolean };
  children: ReactNode;
}

/** A form in a box of its own, which no stray click closes. Its fields scroll between title and buttons. */
export function FormDialog<Input extends FieldValues, Output extends FieldValues>(
  props: FormDialogProps<Input, Output>,
) {
  const { title, description, form, onSubmit, onInvalid, onClose, children } = props;
  const { submit, busyLabel = "Saving", tone = "default" } = props;
  const { otherwise = { label: "Cancel", onClick: onClose } } = props;
  return (
    <Dialog open onOpenChange={onClose}>
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
