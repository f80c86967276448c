import type { Metadata } from "next";
import { Suspense } from "react";
import { QuoteView } from "@/components/shop/quote/quote-view";
import { WhatsAppLink } from "@/components/shared/format/whatsapp-link";
import { Skeleton } from "@/components/ui/skeleton";
import { said, sentences } from "@/lib/shop/content/phrases";
import { paths } from "@/lib/base/paths";
import { getShopSettings } from "@/lib/shop/settings/cached";

export const metadata: Metadata = {
  title: "Ask for a price",
  description:
    "Tell us size, material, print and how many pieces you need, and we will send you a price for your packaging.",
  alternates: { canonical: paths.quote() },
};

export default async function QuotePage() {
  const { claims, contactEmail, contactPhone, whatsappNumber } = await getShopSettings();
  return (
    <div className="container-page pt-8 pb-16 lg:pt-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-title">Ask for a price</h1>
        <p className="mt-2 mb-8 text-lead text-muted-foreground">
          {sentences(
            "For your own size, your own print, or more than the shop shows.",
            said`We reply ${claims.quoteReply}.`,
          )}
        </p>
        <noscript>
          <p className="mb-6 rounded-md border border-input bg-card p-4">
            This form needs JavaScript. Without it, write to {contactEmail} or call {contactPhone}.
          </p>
        </noscript>
        <div className="rounded-lg border bg-card p-5 shadow-sheet sm:p-8">
          <Suspense fallback={<Skeleton className="h-160" />}>
            <QuoteView quoteReply={claims.quoteReply} />
          </Suspense>
        </div>
        <WhatsAppLink
          number={whatsappNumber}
          text="I would like a price for "
          className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold text-link"
        >
          Or ask on WhatsApp
        </WhatsAppLink>
      </div>
    </div>
  );
}
