"use client";

import { useState } from "react";
import type { z } from "zod";
import { useWords } from "#words";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { TextareaField } from "@/components/shared/form/textarea-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/api";
import { type OfferAnswer } from "@/lib/offers/answers";
import { offerMessageSchema, offerReasonSchema } from "@/lib/offers/schemas";
import { offerCall, type OfferAddress } from "./offer-call";

interface OfferAnswersProps {
  offer: OfferAnswer;
  address: OfferAddress;
  onChanged: (offer: OfferAnswer) => void;
}

/** The answers to an offer besides accepting it. */
export function OfferAnswers(props: OfferAnswersProps) {
  const say = useWords();
  const [open, setOpen] = useState<"changes" | "decline" | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button variant="outline" className="grow" onClick={() => setOpen("changes")}>
        {say("Ask for Changes")}
      </Button>
      <Button variant="outline" className="grow" onClick={() => setOpen("decline")}>
        {say("Decline")}
      </Button>
      {open === "changes" && <AskChanges {...props} onClose={close} />}
      {open === "decline" && <Decline {...props} onClose={close} />}
    </div>
  );
}

type DialogProps = OfferAnswersProps & { onClose: () => void };

function AskChanges({ address, onChanged, onClose }: DialogProps) {
  const say = useWords();
  const form = useZodForm(offerMessageSchema, { text: "" });

  async function send(body: z.output<typeof offerMessageSchema>) {
    onChanged(await call("POST /offers/{id}/changes", { ...offerCall(address), body }));
    return { title: say("Changes Sent"), description: say("We answer with a new version.") };
  }

  return (
    <CallDialog
      title={say("Ask for changes")}
      description={say("We answer with a new version. Until then this one still holds.")}
      form={form}
      failure={{
        title: say("Changes Not Sent"),
        text: say("What you typed is still here. Please try again."),
      }}
      save={send}
      onClose={onClose}
      submit={say("Send")}
      busyLabel={say("Sending")}
    >
      <TextareaField name="text" label={say("What should be different")} required rows={5} />
    </CallDialog>
  );
}

function Decline({ offer, address, onChanged, onClose }: DialogProps) {
  const say = useWords();
  const form = useZodForm(offerReasonSchema, { reason: "" });

  async function send(body: z.output<typeof offerReasonSchema>) {
    onChanged(await call("POST /offers/{id}/decline", { ...offerCall(address), body }));
    return {
      title: say("Offer Declined"),
      description: say("We know about {number}.", { number: offer.number }),
    };
  }

  return (
    <CallDialog
      title={say("Decline offer {number}", { number: offer.number })}
      description={say("It can no longer be accepted afterwards.")}
      form={form}
      failure={{
        title: say("Not Declined"),
        text: say("The offer could not be declined. Please try again."),
      }}
      save={send}
      onClose={onClose}
      submit={say("Decline")}
      busyLabel={say("Declining")}
      tone="destructive"
    >
      <TextareaField name="reason" label={say("Why it does not suit you")} required rows={3} />
    </CallDialog>
  );
}
