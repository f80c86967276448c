import { QuoteSlot } from "@/components/shop/quote/quote-slot";
import { WhatsAppLink } from "@/components/shared/format/whatsapp-link";
import { translatePhrase, sentences } from "@/lib/shop/content/phrases";
import { pageMetadata } from "@/lib/shop/settings/localized";
import { paths } from "@/lib/base/paths";
import { getShopSettings } from "@/lib/shop/settings/cached";
import { pageTranslate } from "@/lib/i18n/use-translate-server";

export const generateMetadata = pageMetadata((t) => ({
  title: t("Ask for a price"),
  description: t(
    "Tell us size, material, print and how many pieces you need, and we will send you a price for your packaging.",
  ),
  alternates: { canonical: paths.quote() },
}));

export default async function QuotePage() {
  const t = await pageTranslate();
  const { claims, contactEmail, contactPhone, whatsappNumber } = await getShopSettings();
  const when = translatePhrase(t, claims.quoteReply);
  return (
    <div className="container-page pt-8 pb-16 lg:pt-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-title">{t("Ask for a price")}</h1>
        <p className="mt-2 mb-8 text-lead text-muted-foreground">
          {sentences(
            t("For your own size, your own print, or more than the shop shows."),
            when && t("We reply {when}.", { when }),
          )}
        </p>
        <noscript>
          <p className="mb-6 rounded-md border border-input bg-card p-4">
            {t("This form needs JavaScript. Without it, write to {email} or call {phone}.", {
              email: contactEmail,
              phone: contactPhone,
            })}
          </p>
        </noscript>
        <div className="rounded-lg border bg-card p-5 shadow-sheet sm:p-8">
          <QuoteSlot quoteReply={when} />
        </div>
        <WhatsAppLink
          number={whatsappNumber}
          text={t("I would like a price for ")}
          className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold text-link"
        >
          {t("Or ask on WhatsApp")}
        </WhatsAppLink>
      </div>
    </div>
  );
}
