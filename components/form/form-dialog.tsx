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
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { SubmitButton } from "./submit-button";
import { ZodForm } from "./zod-form";

interface FormDialogProps<Input extends FieldValues, Output extends FieldValues> {
  title: string;
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
  otherwise?: { label: string; onClick: () => void };
  children: ReactNode;
}

/** A form in a box of its own, which no stray click closes. */
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
        <DialogBody>
          <ZodForm form={form} onSubmit={onSubmit} onInvalid={onInvalid}>
            {children}
            <div className="mt-6 flex flex-wrap justify-end gap-3 border-t perforated pt-5">
              <Button variant="outline" onClick={otherwise.onClick}>
                {otherwise.label}
              </Button>
              <SubmitButton variant={tone} busyLabel={busyLabel}>
                {submit}
              </SubmitButton>
            </div>
          </ZodForm>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
