import { FileDown } from "lucide-react";
import { useState } from "react";
import type { z } from "zod";
import { FileLink } from "@/components/shared/call/file-link";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { CheckboxField } from "@/components/shared/form/checkbox-field";
import { TextField, TextareaField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { staffPaths } from "@/lib/base/staff-paths";
import { apiAddress } from "@/lib/api/call";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import { sentVersion } from "@/lib/offers/sent-version";
import { type OfferAnswer } from "@/lib/offers/answers";
import { extendOfferSchema, withdrawOfferSchema } from "@/lib/offers/schemas";
import { isStepOpen } from "@/lib/offers/states";
import type { DeskProps, Work } from "./offer-desk-props";
import { SendQuestion } from "./send-question";

interface OfferActionsProps extends DeskProps {
  draft: OfferAnswer["versions"][number] | undefined;
  /** The editor is open, which has its own send button. */
  isEditing: boolean;
  work: Work;
  onWork: (work: Work) => void;
}

/** The next steps of an offer in its current state. */
export function OfferActions(props: OfferActionsProps) {
  const { offer, draft, isEditing, work, onWork } = props;
  const [open, setOpen] = useState<"extend" | "withdraw" | null>(null);
  const mayWrite = useMay("offers.write");
  const maySend = useMay("offers.send");
  const mayEnter = useMay("orders.enter");
  const may = (step: Parameters<typeof isStepOpen>[1]) => isStepOpen(offer.state, step);
  const close = () => setOpen(null);
  const canSend = maySend && draft !== undefined && may("send");
  const isOver = !may("withdraw");
  if (isOver) return null;
  return (
    <Card className="flex flex-col gap-2 p-5 sm:p-6">
      {canSend && !isEditing && <Button onClick={() => onWork("send")}>Send Offer</Button>}
      {draft && (
        <Button asChild variant="outline">
          <FileLink
            href={apiAddress("GET /admin/offers/{id}/draft/pdf", {
              params: { id: props.offer._id },
            })}
          >
            <FileDown aria-hidden /> Preview the Saved Draft
          </FileLink>
        </Button>
      )}
      {mayWrite && !isEditing && (
        <Button
          variant={offer.version === null ? "default" : "outline"}
          onClick={() => onWork("next-version")}
        >
          {offer.version === null ? "Write the Offer" : "Write the Next Version"}
        </Button>
      )}
      {maySend && may("accept") && (
        <Button variant="outline" onClick={() => onWork("phone")}>
          Accepted by Phone
        </Button>
      )}
      {maySend && offer.version !== null && may("extend") && (
        <Button variant="outline" onClick={() => setOpen("extend")}>
          Extend Validity
        </Button>
      )}
      {mayEnter && offer.state === "asked" && (
        <Button asChild variant="outline">
          <Link href={staffPaths.newOrder(offer._id)} prefetch={false}>
            Make an Order of It
          </Link>
        </Button>
      )}
      {maySend && (
        <Button variant="outline" onClick={() => setOpen("withdraw")}>
          Withdraw
        </Button>
      )}
      {canSend && work === "send" && <SendQuestion {...props} onClose={() => onWork("none")} />}
      {open === "extend" && <Extend {...props} onClose={close} />}
      {open === "withdraw" && <Withdraw {...props} onClose={close} />}
    </Card>
  );
}

type DialogProps = DeskProps & { onClose: () => void };

function Extend({ offer, onChanged, onClose }: DialogProps) {
  const current = sentVersion(offer);
  const form = useZodForm(extendOfferSchema, { validUntil: current?.validUntil ?? "" });

  async function save(body: z.output<typeof extendOfferSchema>) {
    onChanged(await call("POST /admin/offers/{id}/extend", { params: { id: offer._id }, body }));
    return { title: "Offer Extended", description: offer.number };
  }

  return (
    <CallDialog
      title="Let the offer hold longer"
      form={form}
      failure={{ title: "Not Extended", text: "The day could not be changed. Please try again." }}
      save={save}
      onClose={onClose}
      submit="Save"
    >
      <TextField name="validUntil" label="Valid until" type="date" required />
    </CallDialog>
  );
}

function Withdraw({ offer, onChanged, onClose }: DialogProps) {
  const form = useZodForm(withdrawOfferSchema, { reason: "", silent: false });

  async function withdraw(body: z.output<typeof withdrawOfferSchema>) {
    onChanged(await call("POST /admin/offers/{id}/withdraw", { params: { id: offer._id }, body }));
    return { title: "Offer Withdrawn", description: offer.number };
  }

  return (
    <CallDialog
      title={`Withdraw offer ${offer.number}`}
      description="It can no longer be accepted. The buyer reads why on its page and by email."
      form={form}
      failure={{
        title: "Not Withdrawn",
        text: "The offer could not be withdrawn. Please try again.",
      }}
      save={withdraw}
      onClose={onClose}
      submit="Withdraw"
      busyLabel="Withdrawing"
      tone="destructive"
    >
      <TextareaField name="reason" label="Why" required rows={3} />
      <CheckboxField name="silent" label="Send no email, as for spam" />
    </CallDialog>
  );
}
