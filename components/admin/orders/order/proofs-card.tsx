import { FileDown } from "lucide-react";
import { useState } from "react";
import { FileLink } from "@/components/shared/call/file-link";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { TextField, TextareaField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { dayText } from "@/components/shared/format/dates";
import { LineDieline } from "@/components/domain/artwork/line-dieline";
import { ProofNotes } from "@/components/domain/artwork/proof-notes";
import { getStageText } from "@/components/domain/artwork/stage-text";
import { useArtwork, type LineArtwork } from "@/components/domain/artwork/use-artwork";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { apiAddress } from "@/lib/api/call";
import { approveByPhoneSchema, type ProofAnswer } from "@/lib/artwork/proofs/schemas";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { isOpenStatus, OPEN_STATUSES, type OrderStatus } from "@/lib/orders/status";
import { PLAIN_PRINT } from "@/lib/pricing/size-spec";
import { LineFileList } from "./line-file-list";
import { SendProof } from "./send-proof";

/** An order's artwork and proofs, for staff; without `proofs.write` only what is approved. */
export function ProofsCard({ order, renew }: { order: OrderAnswer; renew: () => Promise<void> }) {
  const artwork = useArtwork(order._id, undefined);
  const mayWrite = useMay("proofs.write");
  const plain = new Set(
    order.products.flatMap(({ _id, made }) => (made?.print === PLAIN_PRINT ? _id : [])),
  );
  const isOpen = mayWrite && OPEN_STATUSES.some((open) => open === order.status);

  async function changed() {
    await artwork.renew();
    await renew();
  }

  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">Artwork and Proofs</h2>
      {artwork.error && !artwork.value && (
        <LoadFailure
          className="mt-4"
          text="The artwork could not be loaded."
          retry={artwork.reload}
        />
      )}
      {artwork.value?.length === 0 && (
        <p className="mt-2 text-sm text-muted-foreground">Nothing is approved yet.</p>
      )}
      <ul className="mt-3 divide-y">
        {artwork.value?.map((line) => (
          <li key={line._id} className="space-y-4 py-4 last:pb-0">
            <Line
              line={line}
              isPlain={plain.has(line._id)}
              order={order._id}
              status={order.status}
              isOpen={isOpen}
              onChanged={changed}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface LineProps {
  line: LineArtwork;
  /** A box without print, which needs no artwork. */
  isPlain: boolean;
  order: string;
  status: OrderStatus;
  isOpen: boolean;
  onChanged: () => Promise<void>;
}

function Line({ line, isPlain, order, status, isOpen, onChanged }: LineProps) {
  const { name, stage } = line;
  const proof = line.proofs.findLast(({ state }) => state !== "superseded");
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="min-w-0 text-base font-semibold break-words">{name}</h3>
        {!isPlain && (
          <Badge variant={stage === "approved" || !isOpenStatus(status) ? "secondary" : "marigold"}>
            {getStageText(stage, status).shop}
          </Badge>
        )}
      </div>
      {!line.artwork && (
        <p className="text-sm text-muted-foreground">
          {isPlain ? "It has no print, so there is nothing to approve." : "No artwork yet."}
        </p>
      )}
      <LineFileList line={line} order={order} isOpen={isOpen} onChanged={onChanged} />
      <LineDieline dieline={line.dieline} />
      {stage === "approved" && !proof && !isPlain && (
        <p className="text-sm">
          It is made with the artwork of an earlier order. See its job ticket.
        </p>
      )}
      {stage === "approved" && (
        <Button asChild variant="outline" size="sm">
          <FileLink
            href={apiAddress("GET /admin/orders/{id}/lines/{line}/job-ticket", {
              params: { id: order, line: line._id },
            })}
          >
            <FileDown aria-hidden /> Job Ticket
          </FileLink>
        </Button>
      )}
      {proof && <Proof {...{ proof, isOpen, onChanged }} plan={line.model} />}
      {isOpen && stage !== "approved" && (
        <SendProof
          order={order}
          line={line._id}
          n={(line.proofs.at(-1)?.n ?? 0) + 1}
          onChanged={onChanged}
        />
      )}
    </>
  );
}

interface ProofProps {
  proof: ProofAnswer;
  plan: LineArtwork["model"];
  isOpen: boolean;
  onChanged: () => Promise<void>;
}

function Proof({ proof, plan, isOpen, onChanged }: ProofProps) {
  const [isCalling, setCalling] = useState(false);
  const { approval, changes, n } = proof;
  const params = { id: proof._id };
  return (
    <div className="space-y-4">
      <ProofNotes {...{ proof, plan, onChanged }} orderKey={undefined} />
      {changes && (
        <p className="text-sm break-words whitespace-pre-line">
          The customer asks for: <span className="font-medium">{changes}</span>
        </p>
      )}
      {approval && (
        <p className="text-sm">
          Approved by <span className="font-medium">{approval.name}</span> on{" "}
          {dayText(new Date(approval.at))}
          {approval.way === "phone" && " by phone"}.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="outline" size="sm">
          <FileLink href={apiAddress("GET /proofs/{id}/file", { params })}>
            <FileDown aria-hidden /> Proof {n}
          </FileLink>
        </Button>
        {isOpen && proof.state === "sent" && (
          <Button variant="outline" size="sm" onClick={() => setCalling(true)}>
            Approved by Phone
          </Button>
        )}
      </div>
      {isCalling && (
        <PhoneApproval proof={proof} onChanged={onChanged} onClose={() => setCalling(false)} />
      )}
    </div>
  );
}

interface PhoneApprovalProps {
  proof: ProofAnswer;
  onChanged: () => Promise<void>;
  onClose: () => void;
}

const { name, note } = approveByPhoneSchema.shape;
const phoneSchema = z.object({ name, note });

/** Records a buyer's approval by phone. */
function PhoneApproval({ proof, onChanged, onClose }: PhoneApprovalProps) {
  const form = useZodForm(phoneSchema, { name: "", note: "" });

  async function record(approval: z.output<typeof phoneSchema>) {
    const params = { id: proof._id };
    const body = { way: "phone" as const, ...approval };
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
