"use client";

import { z } from "@/lib/base/input/zod";
import { useAction } from "@/components/shared/call/use-action";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { TextareaField } from "@/components/shared/form/textarea-field";
import { showFieldErrors, useZodForm } from "@/components/shared/form/zod-form";
import { requiredText } from "@/lib/base/input/fields";

interface OverrideDialogProps {
  /** What is missing, as the refusal said it. */
  refusal: string;
  onSubmit: (reason: string) => Promise<void>;
  onClose: () => void;
}

const overrideSchema = z.object({ override: requiredText("Reason", 500) });

/** Lets an order begin although a proof is not approved or the advance not paid, with a reason that is kept. */
export function OverrideDialog({ refusal, onSubmit, onClose }: OverrideDialogProps) {
  const form = useZodForm(overrideSchema, { override: "" });
  const { run } = useAction({
    title: "Order Not Updated",
    text: "The order could not be changed. Please try again.",
    onRefused: (error) => showFieldErrors(form, error.fields),
  });
  return (
    <FormDialog
      title="Start production all the same?"
      description={refusal}
      submit="Start All the Same"
      busyLabel="Starting"
      tone="destructive"
      form={form}
      onSubmit={({ override }) => run(() => onSubmit(override))}
      onClose={onClose}
    >
      <TextareaField
        name="override"
        label="Reason"
        hint="Kept in the audit log with your name."
        required
        rows={2}
      />
    </FormDialog>
  );
}
