import type { Metadata } from "next";
import { QuoteSlot } from "@/components/shop/quote/quote-slot";
import { WhatsAppLink } from "@/components/shared/format/whatsapp-link";
import { sayPhrase, sentences } from "@/lib/shop/content/phrases";
import { localized } from "@/lib/shop/settings/localized";
import { paths } from "@/lib/base/paths";
import { getShopSettings } from "@/lib/shop/settings/cached";
import { RoomWords } from "@/lib/i18n/room-words";
import { pageSay } from "@/lib/i18n/use-words-server";

export async function generateMetadata(): Promise<Metadata> {
  const say = await pageSay();
  return localized({
    title: say("Ask for a price"),
    description: say(
      "Tell us size, material, print and how many pieces you need, and we will send you a price for your packaging.",
    ),
    alternates: { canonical: paths.quote() },
  });
}

export default async function QuotePage() {
  const say = await pageSay();
  const { claims, contactEmail, contactPhone, whatsappNumber } = await getShopSettings();
  const when = sayPhrase(say, claims.quoteReply);
  return (
    <div className="container-page pt-8 pb-16 lg:pt-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-title">{say("Ask for a price")}</h1>
        <p className="mt-2 mb-8 text-lead text-muted-foreground">
          {sentences(
            say("For your own size, your own print, or more than the shop shows."),
            when && say("We reply {when}.", { when }),
          )}
        </p>
        <noscript>
          <p className="mb-6 rounded-md border border-input bg-card p-4">
            {say("This form needs JavaScript. Without it, write to {email} or call {phone}.", {
              email: contactEmail,
              phone: contactPhone,
            })}
          </p>
        </noscript>
        <div className="rounded-lg border bg-card p-5 shadow-sheet sm:p-8">
          <RoomWords room="quote">
            <QuoteSlot quoteReply={when} />
          </RoomWords>
        </div>
        <WhatsAppLink
          number={whatsappNumber}
          text={say("I would like a price for ")}
          className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold text-link"
        >
          {say("Or ask on WhatsApp")}
        </WhatsAppLink>
      </div>
    </div>
  );
}
