import { z } from "@/lib/base/input/zod";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { TextField } from "@/components/shared/form/text-field";
import { TextareaField } from "@/components/shared/form/textarea-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { approveByPhoneSchema, type ProofAnswer } from "@/lib/artwork/proofs/schemas";
import { call } from "@/lib/client/api";

interface PhoneApprovalProps {
  proof: ProofAnswer;
  onChanged: () => Promise<void>;
  onClose: () => void;
}

const { name, note } = approveByPhoneSchema.shape;
const phoneSchema = z.object({ name, note });

/** Writes down that the buyer approved a proof in a call. */
export function PhoneApproval({ proof, onChanged, onClose }: PhoneApprovalProps) {
  const form = useZodForm(phoneSchema, { name: "", note: "" });

  async function record(said: z.output<typeof phoneSchema>) {
    const params = { id: proof._id };
    const body = { way: "phone" as const, ...said };
    await call("POST /admin/proofs/{id}/approve", { params, body });
    await onChanged();
    return { title: "Approval Recorded", description: `Proof ${proof.n} is approved.` };
  }

  return (
    <CallDialog
      title={`Proof ${proof.n} was approved by phone`}
      description="An approval is final and kept with your name. The customer is mailed about it."
      submit="Record Approval"
      form={form}
      failure={{
        title: "Not Recorded",
        text: "The approval could not be saved. Please try again.",
      }}
      save={record}
      onClose={onClose}
    >
      <TextField
        name="name"
        label="Who approved it"
        hint="The customer of the order, if you leave it empty."
        autoComplete="off"
      />
      <TextareaField name="note" label="Who called, and what they said" required rows={3} />
    </CallDialog>
  );
}
