import type { z } from "zod";
import { useTranslate } from "#words";
import { useAction } from "@/components/shared/call/use-action";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextField } from "@/components/shared/form/text-field";
import { TickList } from "@/components/shared/form/tick-list";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast/toast";
import { CONSENT_WORDS, WHATSAPP_KINDS } from "@/lib/audit/consent-words";
import { call } from "@/lib/client/api";
import type { Profile } from "@/lib/identity/accounts/schemas";
import { chooseWhatsAppSchema, type WhatsAppPreferences } from "@/lib/messaging/whatsapp/schemas";

interface WhatsAppFormProps {
  profile: Profile;
  chosen: WhatsAppPreferences;
  onSaved: (profile: Profile) => void;
  onDone: () => void;
}

/** Which WhatsApp messages the customer wants, and at which number. Unticking all ends them. */
export function WhatsAppForm({ profile, chosen, onSaved, onDone }: WhatsAppFormProps) {
  const t = useTranslate();
  const { number, kinds, stopped } = chosen;
  const options = Object.fromEntries(WHATSAPP_KINDS.map((kind) => [kind, t(CONSENT_WORDS[kind])]));
  const form = useZodForm(chooseWhatsAppSchema, { number: number ?? "", kinds });
  const { run } = useAction({
    title: t("Not Saved"),
    text: t("Your choice could not be saved. Please try again."),
    onRefused: (error) => showFieldErrors(form, error.fields),
  });

  async function save(choice: z.output<typeof chooseWhatsAppSchema>) {
    const { orderUpdates, newsletter } = profile.preferences;
    const whatsapp = { ...choice, number: choice.number ?? "" };
    const body = { orderUpdates, newsletter, whatsapp };
    const preferences = await call("PATCH /auth/preferences", { body });
    onSaved({ ...profile, preferences });
    toast({ title: t("Preferences Saved") });
    onDone();
  }

  return (
    <ZodForm form={form} onSubmit={(choice) => run(() => save(choice))} className="space-y-5">
      {stopped && (
        <Notice>
          {t("{number} wrote STOP to us. Write START from it to get messages again.", {
            number: number ?? "",
          })}
        </Notice>
      )}
      <TextField
        name="number"
        label={t("WhatsApp Number")}
        type="tel"
        autoComplete="tel"
        hint={t(
          "A mobile number, such as +91 98765 43210. STOP as an answer ends all messages, too.",
        )}
      />
      <fieldset>
        <legend className="font-semibold">{t("Message me about")}</legend>
        <TickList name="kinds" options={options} />
      </fieldset>
      <SubmitButton busyLabel={t("Save")}>{t("Save")}</SubmitButton>
    </ZodForm>
  );
}
