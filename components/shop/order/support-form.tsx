import { useTranslate } from "#words";
import { useAction } from "@/components/shared/call/use-action";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextareaField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import { sentences } from "@/lib/shop/content/phrases";
import { orderMessageSchema } from "@/lib/orders/access/schemas";

interface SupportFormProps {
  orderNumber: string;
  /** Gives a guest access to the order. */
  orderKey?: string | undefined;
  /** The email address for the answer; null if the shop calls. */
  email: string | null;
  /** The initial text of the message. */
  opening?: string;
  /** A text that the deadline for this request has passed; empty before that. */
  late: string;
  /** The response time of the shop; may be empty. */
  response: string;
  onSent: () => void;
}

const PAST_TIME = "It came after the time for this, so we cannot promise what you ask for.";

/** A question about one order, emailed to the shop. */
export function SupportForm(props: SupportFormProps) {
  const { orderNumber, orderKey, email, opening = "", late, response, onSent } = props;
  const t = useTranslate();
  const form = useZodForm(orderMessageSchema, { message: opening });
  const { run } = useAction({
    title: t("Message not sent"),
    text: t("What you typed is still here. Please try again."),
    onRefused: (error) => showFieldErrors(form, error.fields),
  });

  async function send(body: { message: string }) {
    const query = orderKey ? { key: orderKey } : {};
    await call("POST /orders/{id}/message", { params: { id: orderNumber }, query, body });
    const answer =
      email === null ? t("We will call you.") : t("We will reply to {email}.", { email });
    toast({
      title: t("Message Sent"),
      description: sentences(answer, late && t(PAST_TIME)),
    });
    onSent();
  }

  return (
    <ZodForm form={form} onSubmit={(body) => run(() => send(body))}>
      <TextareaField
        name="message"
        label={t("Message")}
        required
        rows={opening ? 8 : 6}
        hint={response && t("We respond {response} in business hours.", { response })}
      />
      <SubmitButton className="mt-5 max-sm:w-full" busyLabel={t("Sending")}>
        {t("Send message")}
      </SubmitButton>
    </ZodForm>
  );
}
