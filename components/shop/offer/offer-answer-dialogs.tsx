import type { z } from "zod";
import { useTranslate } from "#words";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { TextareaField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { call } from "@/lib/client/api";
import { offerMessageSchema, offerReasonSchema } from "@/lib/offers/schemas";
import { offerCall } from "../../domain/offer/offer-call";
import type { OfferAnswersProps } from "./offer-answer-props";

type DialogProps = OfferAnswersProps & { onClose: () => void };

export function RequestChanges({ address, onChanged, onClose }: DialogProps) {
  const t = useTranslate();
  const form = useZodForm(offerMessageSchema, { text: "" });

  async function send(body: z.output<typeof offerMessageSchema>) {
    onChanged(await call("POST /offers/{id}/changes", { ...offerCall(address), body }));
    return { title: t("Changes Sent"), description: t("We answer with a new version.") };
  }

  return (
    <CallDialog
      title={t("Ask for changes")}
      description={t("We answer with a new version. Until then this one stays valid.")}
      form={form}
      failure={{
        title: t("Changes Not Sent"),
        text: t("What you typed is still here. Please try again."),
      }}
      save={send}
      onClose={onClose}
      submit={t("Send")}
      busyLabel={t("Sending")}
    >
      <TextareaField name="text" label={t("What should be different")} required rows={5} />
    </CallDialog>
  );
}

export function Decline({ offer, address, onChanged, onClose }: DialogProps) {
  const t = useTranslate();
  const form = useZodForm(offerReasonSchema, { reason: "" });

  async function send(body: z.output<typeof offerReasonSchema>) {
    onChanged(await call("POST /offers/{id}/decline", { ...offerCall(address), body }));
    return {
      title: t("Offer Declined"),
      description: t("We know about {number}.", { number: offer.number }),
    };
  }

  return (
    <CallDialog
      title={t("Decline offer {number}", { number: offer.number })}
      description={t("It can no longer be accepted afterwards.")}
      form={form}
      failure={{
        title: t("Not Declined"),
        text: t("The offer could not be declined. Please try again."),
      }}
      save={send}
      onClose={onClose}
      submit={t("Decline")}
      busyLabel={t("Declining")}
      tone="destructive"
    >
      <TextareaField name="reason" label={t("Why it does not suit you")} required rows={3} />
    </CallDialog>
  );
}
