import type { Outcome } from "@/components/shared/call/confirm-action";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { TextareaField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { requiredText } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { ApiError } from "@/lib/client/api";
import { GATES, type Gate } from "@/lib/orders/due/gates";

/** A refusal that an admin can override with a reason. */
export interface ClosedGates {
  /** The refusal's message. */
  refusal: string;
  gates: Gate[];
}

const CODES: ReadonlySet<string> = new Set(["proof_pending", "advance_due", "balance_due"]);

/** Null for any other refusal. */
export function readClosedGates(error: unknown): ClosedGates | null {
  if (!(error instanceof ApiError) || !CODES.has(error.code)) return null;
  const { gates } = error.answer;
  const named = Array.isArray(gates) ? GATES.filter((gate) => gates.includes(gate)) : [];
  return { refusal: error.message, gates: named };
}

interface OverrideDialogProps {
  closed: ClosedGates;
  onSubmit: (reason: string) => Promise<Outcome>;
  onClose: () => void;
}

const overrideSchema = z.object({ override: requiredText("Reason", 500) });

/** Overrides an order's gates, with a recorded reason. */
export function OverrideDialog({ closed, onSubmit, onClose }: OverrideDialogProps) {
  const form = useZodForm(overrideSchema, { override: "" });
  const isLeaving = closed.gates.includes("balance");
  return (
    <CallDialog
      title={isLeaving ? "Send the goods unpaid?" : "Start production all the same?"}
      description={closed.refusal}
      submit={isLeaving ? "Send Unpaid" : "Start All the Same"}
      busyLabel={isLeaving ? "Sending" : "Starting"}
      tone="destructive"
      form={form}
      failure={{
        title: "Order Not Updated",
        text: "The order could not be changed. Please try again.",
      }}
      save={({ override }) => onSubmit(override)}
      onClose={onClose}
    >
      <TextareaField
        name="override"
        label="Reason"
        hint="Kept in the audit log with your name. It counts for this step alone."
        required
        rows={2}
      />
    </CallDialog>
  );
}
