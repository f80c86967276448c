import { type ChangeEvent, useId } from "react";
import { TextField, TextareaField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { toastFailure } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import { readPortalAnswer } from "@/lib/documents/portal-files/portal-answer";
import { recordIrnSchema, type RecordIrnRequest } from "@/lib/documents/portal-files/schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { PortalDialog } from "../actions/portal-dialog";

interface RecordIrnProps {
  order: Pick<OrderAnswer, "_id" | "orderId">;
  onClose: () => void;
  onRecorded: () => Promise<void>;
}

/** Records the portal's response, from its file or typed. */
export function RecordIrn({ order, onClose, onRecorded }: RecordIrnProps) {
  const file = useId();
  const form = useZodForm(recordIrnSchema, { irn: "", ackNo: "", ackDate: "", signedQr: "" });

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const answer = readPortalAnswer((await target.files?.[0]?.text()) ?? "");
    if (!answer) {
      toastFailure("File Not Read", "Choose the JSON file that the portal gave for this invoice.");
      return;
    }
    const { irn, ackNo, ackDate, signedQr } = answer;
    form.reset({ irn, ackNo, ackDate, signedQr });
  }

  async function record(body: RecordIrnRequest) {
    const { number } = await call("POST /admin/orders/{id}/irn", {
      params: { id: order._id },
      body,
    });
    await onRecorded();
    return { title: "IRN Recorded", description: `${number} now has its IRN and QR code.` };
  }

  return (
    <PortalDialog
      title={`Record the IRN for ${order.orderId}`}
      description="Choose the portal’s answer as a file, or copy it into the fields. The signature of the QR code is checked."
      form={form}
      failed="IRN Not Recorded"
      save={record}
      onClose={onClose}
      submit="Record IRN"
      busyLabel="Recording"
    >
      <div className="sm:col-span-2">
        <Label htmlFor={file}>Portal’s answer (JSON)</Label>
        <Input
          id={file}
          type="file"
          accept=".json,application/json"
          className="mt-1.5"
          onChange={(event) => void take(event)}
        />
      </div>
      <TextField name="irn" label="IRN" required spellCheck={false} className="sm:col-span-2" />
      <TextField name="ackNo" label="Acknowledgement number" inputMode="numeric" required />
      <TextField
        name="ackDate"
        label="Acknowledgement date"
        placeholder="2026-11-22 10:30:00"
        required
      />
      <TextareaField
        name="signedQr"
        label="Signed QR code"
        required
        autoComplete="off"
        spellCheck={false}
        hint="The long text that the portal calls SignedQRCode."
        className="sm:col-span-2"
      />
    </PortalDialog>
  );
}
