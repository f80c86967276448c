"use client";

import { useParams, useSearchParams } from "next/navigation";
import { useState } from "react";
import { useTranslate } from "#words";
import { endsSession } from "@/components/shared/call/refusal-text";
import type { CheckoutRules } from "@/lib/client/checkout/rules";
import { OrderUnavailable } from "@/components/shop/order/order-unavailable";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import { useSession } from "@/lib/client/session";
import { useLoad, type Load } from "@/components/shared/call/use-load";
import { call } from "@/lib/client/api";
import type { OfferAnswer } from "@/lib/offers/answers";
import { OfferDetails } from "./offer-details";
import { OfferSkeleton } from "./offer-skeleton";
import { offerCall, type OfferAddress } from "../../domain/offer/offer-call";

/** An offer for its buyer, by session or by the key of an emailed link. */
export function OfferView({ rules }: { rules: CheckoutRules }) {
  const t = useTranslate();
  const { id } = useParams<{ id: string }>();
  const key = useSearchParams().get("key") ?? undefined;
  const address = { id, key };
  const { value: offer, error, reload, adopt } = useOffer(address);
  const isVisitor = useSession().state === "signed-out";
  if (offer) {
    return <OfferDetails {...{ offer, address, rules, reload }} onChanged={adopt} />;
  }
  if (!error || (endsSession(error) && !isVisitor)) return <OfferSkeleton />;
  if (error.status === 404 || error.status === 400 || endsSession(error)) {
    return (
      <OrderUnavailable
        as="h1"
        title={t("Offer Not Found")}
        text={t(
          "It does not exist, or the link is incomplete or has expired. Please use the link in our last email about it, or sign in.",
        )}
        action={
          isVisitor && (
            <Button asChild>
              <Link href={paths.auth("login", paths.offer(id))}>{t("Sign In")}</Link>
            </Button>
          )
        }
      />
    );
  }
  return (
    <OrderUnavailable
      title={t("Could not load the offer.")}
      text={t("The shop did not answer. The offer is safe.")}
      action={<Button onClick={reload}>{t("Try again")}</Button>}
    />
  );
}

function useOffer(address: OfferAddress): Load<OfferAnswer> {
  const [load] = useState(
    () => (question: string, signal: AbortSignal) =>
      call("GET /offers/{id}", { ...offerCall(JSON.parse(question) as OfferAddress), signal }),
  );
  return useLoad({ load, question: JSON.stringify(address) });
}
