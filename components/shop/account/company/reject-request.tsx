import type { z } from "zod";
import { useTranslate } from "#words";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { TextareaField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { call } from "@/lib/client/api";
import {
  rejectApprovalSchema,
  type ApprovalRequestAnswer,
} from "@/lib/orders/approval-requests/schemas";

export interface RequestProps {
  request: ApprovalRequestAnswer;
  /** Called once the request is decided, here or by another member. */
  onDecided: () => void;
}

export function Reject({ request, onDecided, onClose }: RequestProps & { onClose: () => void }) {
  const t = useTranslate();
  const form = useZodForm(rejectApprovalSchema, { words: "" });

  async function send(body: z.output<typeof rejectApprovalSchema>) {
    await call("POST /approvals/{id}/reject", { params: { id: request._id }, body });
    onDecided();
    return {
      title: t("Rejected"),
      description: t("We mailed {askedBy} why.", { askedBy: request.askedBy }),
    };
  }

  return (
    <CallDialog
      title={t("Reject what {askedBy} asks for", { askedBy: request.askedBy })}
      description={t("{askedBy} reads your reason, and can ask again.", {
        askedBy: request.askedBy,
      })}
      form={form}
      failure={{
        title: t("Not Rejected"),
        text: t("What you typed is still here. Please try again."),
      }}
      save={send}
      onClose={onClose}
      submit={t("Reject")}
      busyLabel={t("Rejecting")}
      tone="destructive"
    >
      <TextareaField name="words" label={t("Reason")} required rows={3} />
    </CallDialog>
  );
}
