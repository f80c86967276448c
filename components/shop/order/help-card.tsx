import { Mail, Phone } from "lucide-react";
import { useTranslate } from "#words";
import { phoneHref } from "@/components/shared/format/phone-href";
import { WhatsAppLink } from "@/components/shared/format/whatsapp-link";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { DeadlineTerms } from "@/lib/shop/content/deadlines";
import { paths } from "@/lib/base/paths";
import { translatePhrase } from "@/lib/shop/content/phrases";
import { inEnglish, type Translate } from "@/lib/i18n/translate";

export interface ShopContact {
  email: string;
  phone: string;
  /** Empty if the shop has no WhatsApp number. */
  whatsapp: string;
  /** The response time: "within 2-4 hours"; may be empty. */
  response: string;
  /** The deadline for reporting a claim: "within 48 hours of receipt"; may be empty, and so may `returnWindow`. */
  claimReport: string;
  /** The deadline for returning standard products: "within 30 days". */
  returnWindow: string;
  terms: DeadlineTerms;
}

/** The shop's contact details and deadlines for the page of an order. */
export const shopContact = (
  shop: {
    contactEmail: string;
    contactPhone: string;
    whatsappNumber: string;
    claims: { response: string };
    policyTerms: { claimReport: string; returnWindow: string };
    content: { policies: DeadlineTerms };
  },
  t: Translate = inEnglish,
): ShopContact => ({
  email: shop.contactEmail,
  phone: shop.contactPhone,
  whatsapp: shop.whatsappNumber,
  response: translatePhrase(t, shop.claims.response),
  claimReport: translatePhrase(t, shop.policyTerms.claimReport),
  returnWindow: translatePhrase(t, shop.policyTerms.returnWindow),
  terms: {
    claimReportHours: shop.content.policies.claimReportHours,
    returnDays: shop.content.policies.returnDays,
    warrantyDays: shop.content.policies.warrantyDays,
  },
});

export function HelpLinks({ contact, orderNumber }: { contact: ShopContact; orderNumber: string }) {
  const t = useTranslate();
  const subject = encodeURIComponent(`Order ${orderNumber}`);
  return (
    <div className="space-y-4">
      <p className="text-[0.9375rem] text-muted-foreground">
        {t("Please quote your order number.")}
      </p>
      <div className="flex flex-col gap-2">
        <Button asChild variant="outline">
          <a href={`mailto:${contact.email}?subject=${subject}`}>
            <Mail aria-hidden /> <span className="min-w-0 break-words">{contact.email}</span>
          </a>
        </Button>
        <Button asChild variant="outline">
          <a href={phoneHref(contact.phone)}>
            <Phone aria-hidden /> {contact.phone}
          </a>
        </Button>
        {contact.whatsapp && (
          <Button asChild variant="outline">
            <WhatsAppLink
              number={contact.whatsapp}
              text={t("My order {number}: ", { number: orderNumber })}
            >
              WhatsApp
            </WhatsAppLink>
          </Button>
        )}
        <Button asChild>
          <Link href={paths.products()}>{t("Continue Shopping")}</Link>
        </Button>
      </div>
    </div>
  );
}
