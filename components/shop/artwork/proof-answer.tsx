import { useState } from "react";
import { useTranslate } from "#words";
import { z } from "@/lib/base/input/zod";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { TextField, TextareaField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import {
  approveProofSchema,
  requestChangesSchema,
  type ProofAnswer as Proof,
} from "@/lib/artwork/proofs/schemas";
import { call } from "@/lib/client/api";
import { useSession } from "@/lib/client/session";
import { ApprovedFacts, type OrderedLine } from "./approved-facts";
import { ApprovalWords } from "./approval-words";

interface ProofAnswerProps {
  proof: Proof;
  ordered: OrderedLine | undefined;
  orderKey: string | undefined;
  /** Resolves once the page shows the answer. */
  onChanged: () => Promise<unknown>;
}

/** The buyer's two answers to a proof. */
export function ProofAnswer(props: ProofAnswerProps) {
  const t = useTranslate();
  const [open, setOpen] = useState<"approve" | "changes" | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setOpen("approve")}>
        {t("Approve Proof {n}", { n: props.proof.n })}
      </Button>
      <Button variant="outline" onClick={() => setOpen("changes")}>
        {t("Ask for Changes")}
      </Button>
      {open === "approve" && <ApproveDialog {...props} onClose={close} />}
      {open === "changes" && <ChangesDialog {...props} onClose={close} />}
    </div>
  );
}

type DialogProps = ProofAnswerProps & { onClose: () => void };

const nameSchema = z.object({ name: approveProofSchema.shape.name });

function ApproveDialog({ proof, ordered, orderKey, onChanged, onClose }: DialogProps) {
  const t = useTranslate();
  const session = useSession();
  const form = useZodForm(nameSchema, {
    name: session.state === "signed-in" ? session.claims.name : "",
  });

  async function approve({ name }: { name: string }) {
    const query = orderKey ? { key: orderKey } : {};
    const body = { name, sha256: proof.sha256 };
    await call("POST /proofs/{id}/approve", { params: { id: proof._id }, query, body });
    await onChanged();
    return {
      title: t("Proof Approved"),
      description: t("Thank you. It will be made as it shows."),
    };
  }

  return (
    <CallDialog
      title={t("Approve proof {n}", { n: proof.n })}
      description={<ApprovalWords words={proof.words} />}
      submit={t("Approve")}
      busyLabel={t("Approving")}
      form={form}
      failure={{
        title: t("Not Approved"),
        text: t("The approval did not arrive. Please try again."),
      }}
      save={approve}
      onClose={onClose}
    >
      <ApprovedFacts line={ordered} proof={proof} />
      <TextField name="name" label={t("Your name")} required autoComplete="name" />
    </CallDialog>
  );
}

function ChangesDialog({ proof, orderKey, onChanged, onClose }: DialogProps) {
  const t = useTranslate();
  const form = useZodForm(requestChangesSchema, { text: "" });

  async function request(body: { text?: string | undefined }) {
    const query = orderKey ? { key: orderKey } : {};
    await call("POST /proofs/{id}/changes", { params: { id: proof._id }, query, body });
    await onChanged();
    return { title: t("Changes Sent"), description: t("We send you the next proof.") };
  }

  return (
    <CallDialog
      title={t("Ask for changes of proof {n}", { n: proof.n })}
      description={t("Open notes on the picture go along. We send you another proof.")}
      submit={t("Send")}
      busyLabel={t("Sending")}
      form={form}
      failure={{
        title: t("Not Sent"),
        text: t("What you typed is still here. Please try again."),
      }}
      save={request}
      onClose={onClose}
    >
      <TextareaField name="text" label={t("What should change")} rows={4} />
    </CallDialog>
  );
}
