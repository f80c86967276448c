import { useTranslate } from "#words";
import { CheckboxField } from "@/components/shared/form/checkbox-field";
import { TextField } from "@/components/shared/form/text-field";
import { PrivacyNoticeLink } from "@/components/shared/format/privacy-notice-link";
import { CHECKOUT_LABELS as label } from "@/lib/client/checkout/fields";
import type { CheckoutRules } from "@/lib/client/checkout/rules";
import { useSession } from "@/lib/client/session";
import { CheckoutSection } from "../../domain/checkout/checkout-section";

export function ContactSection({ sendsWhatsApp }: Pick<CheckoutRules, "sendsWhatsApp">) {
  const t = useTranslate();
  const isCustomer = useSession().state === "signed-in";
  return (
    <CheckoutSection step={1} title={t("Contact")}>
      <TextField
        name="email"
        label={t(label.email)}
        required
        hint={t("We send the order confirmation and tracking details here.")}
        className="col-span-6 sm:col-span-3"
      />
      <TextField
        name="phone"
        label={t(label.phone)}
        hint={t("The courier calls this number on the day of delivery.")}
        className="col-span-6 sm:col-span-3"
      />
      <CheckboxField
        name="newsletter"
        label={t(label.newsletter)}
        hint={t(
          isCustomer
            ? "Change it in your account at any time."
            : "We email you a link to confirm it.",
        )}
        className="col-span-6"
      />
      {sendsWhatsApp && (
        <CheckboxField
          name="whatsapp"
          label={t(label.whatsapp)}
          hint={t("To the phone number above, until you answer STOP.")}
          className="col-span-6"
        />
      )}
      <PrivacyNoticeLink className="col-span-6" />
    </CheckoutSection>
  );
}
