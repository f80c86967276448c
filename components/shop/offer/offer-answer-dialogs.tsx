"use client";

import type { z } from "zod";
import { useWords } from "#words";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { TextareaField } from "@/components/shared/form/textarea-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { call } from "@/lib/client/api";
import { offerMessageSchema, offerReasonSchema } from "@/lib/offers/schemas";
import { offerCall } from "./offer-call";
import type { OfferAnswersProps } from "./offer-answer-props";

type DialogProps = OfferAnswersProps & { onClose: () => void };

export function AskChanges({ address, onChanged, onClose }: DialogProps) {
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

export function Decline({ offer, address, onChanged, onClose }: DialogProps) {
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
