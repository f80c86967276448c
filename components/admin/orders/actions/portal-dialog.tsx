import type { ComponentProps, ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { CANCEL_REASON_NAMES } from "@/lib/documents/portal-files/schemas";

interface PortalDialogProps<Input extends FieldValues, Output extends FieldValues> extends Omit<
  ComponentProps<typeof CallDialog<Input, Output>>,
  "failure"
> {
  /** The title of the toast for a failure: "IRN Not Cancelled". */
  failed: string;
  children: ReactNode;
}

/** A form for a message to a GST portal, or for its response. */
export function PortalDialog<Input extends FieldValues, Output extends FieldValues>({
  failed,
  children,
  ...dialog
}: PortalDialogProps<Input, Output>) {
  const text = "Nothing was changed here. Please try again.";
  return (
    <CallDialog {...dialog} failure={{ title: failed, text }}>
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
    </CallDialog>
  );
}

export const toOptions = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const REASONS = toOptions(CANCEL_REASON_NAMES);

export const CancelReasonFields = () => (
  <>
    <SelectField name="reason" label="Reason" required options={REASONS} />
    <TextField name="remark" label="Remark" required hint="The portal stores it." />
  </>
);
