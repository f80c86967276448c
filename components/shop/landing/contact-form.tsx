import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#words";
import { PrivacyNoticeLink } from "@/components/shared/format/privacy-notice-link";
import { endsSession } from "@/components/shared/call/refusal-text";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextField, TextareaField } from "@/components/shared/form/text-field";
import { FormFrame, showFieldErrors } from "@/components/shared/form/form-frame";
import { useLateForm } from "@/components/shared/form/late-form";
import { Button } from "@/components/ui/button";
import { toastFailure } from "@/components/ui/toast/toast";
import { ApiError, call } from "@/lib/client/api";
import { translatePhrase } from "@/lib/shop/content/phrases";
import { translateMessage } from "@/lib/i18n/translate-message";
import type { ContactRequest } from "@/lib/messaging/inbox/schemas";
import type { Claims } from "@/lib/shop/content/claims";

const loadValidator = () => import("./contact-validator").then((file) => file.validateContact);

const EMPTY = { name: "", email: "", company: "", phone: "", message: "" };

/** The unsent text of a user who has to sign in again first; the form restores it afterwards. */
let unsent = EMPTY;

/** The promises `quoteReply` and `response` of the shop's claims. */
export type Promises = Pick<Claims, "quoteReply" | "response">;

interface ContactFormProps {
  promises: Promises;
  /** The initial text of the message. */
  question?: string;
}

export function ContactForm({ promises, question }: ContactFormProps) {
  const t = useTranslate();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useLateForm(loadValidator, { ...unsent, message: question ?? unsent.message });

  async function send(body: ContactRequest) {
    try {
      await call("POST /contact", { body });
      setSentTo(body.email);
      unsent = EMPTY;
      form.reset(EMPTY);
    } catch (error) {
      if (error instanceof ApiError && endsSession(error)) {
        unsent = { ...EMPTY, ...body };
        return;
      }
      if (error instanceof ApiError && showFieldErrors(form, error.fields)) return;
      toastFailure(t("Message not sent"), translateMessage(t, getRefusal(error)));
    }
  }

  if (sentTo) return <Sent to={sentTo} promises={promises} onAgain={() => setSentTo(null)} />;
  return (
    <FormFrame form={form} onSubmit={send} aria-label={t("Contact form")}>
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-5">
        <TextField name="name" label={t("Name")} required className="max-sm:col-span-2" />
        <TextField name="email" label={t("Email")} required className="max-sm:col-span-2" />
        <TextField name="company" label={t("Company")} />
        <TextField name="phone" label={t("Phone")} />
      </div>
      <TextareaField
        name="message"
        label={t("Message")}
        required
        rows={4}
        className="mt-4 sm:mt-5"
        hint={t(
          "For a quote: what goes inside, the size in mm, how many pieces, how many print colours.",
        )}
      />
      <SubmitButton size="lg" className="mt-5 max-sm:w-full" busyLabel={t("Sending")}>
        {t("Send message")}
      </SubmitButton>
      <PrivacyNoticeLink className="mt-3" />
    </FormFrame>
  );
}

function getRefusal(error: unknown): string {
  if (error instanceof ApiError && error.message) return error.message;
  return "We could not be reached. What you typed is still here. Please try again, or call us.";
}

interface SentProps {
  to: string;
  promises: Promises;
  onAgain: () => void;
}

function Sent({ to, promises, onAgain }: SentProps) {
  const t = useTranslate();
  const parts = {
    to: <strong className="font-semibold [overflow-wrap:anywhere] text-foreground">{to}</strong>,
    quote: translatePhrase(t, promises.quoteReply),
    hours: translatePhrase(t, promises.response),
  };
  return (
    <div role="status" className="flex flex-col items-start py-4">
      <CircleCheck aria-hidden className="size-10 text-success" />
      <p className="mt-4 font-display text-heading">{t("Your message has reached us")}</p>
      <p className="mt-2 max-w-prose text-muted-foreground">
        {parts.quote && parts.hours
          ? t.parts("We will reply to {to} {quote}, or {hours} in business hours.", parts)
          : parts.quote
            ? t.parts("We will reply to {to} {quote}.", parts)
            : parts.hours
              ? t.parts("We will reply to {to} {hours} in business hours.", parts)
              : t.parts("We will reply to {to}.", parts)}
      </p>
      <Button variant="outline" className="mt-6" onClick={onAgain}>
        {t("Write another message")}
      </Button>
    </div>
  );
}
