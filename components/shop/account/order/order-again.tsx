import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { useRouter } from "@/components/ui/use-router";
import { useTranslate } from "#words";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { requestOffer } from "@/components/domain/cart/request-offer";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { paths } from "@/lib/base/paths";
import type { OfferRequest } from "@/lib/offers/requests/offer-request-schema";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { call } from "@/lib/client/api";
import type { Translate } from "@/lib/i18n/translate";
import { goodsText } from "@/lib/orders/line-text";
import { reorderPlan, reorderQuestion } from "@/lib/orders/place/reorder";
import { useFillCart } from "./fill-cart";

interface OrderAgainProps {
  order: OrderAnswer;
  /** In a list the button is small, and its label names the order for screen readers. */
  isRow?: boolean;
}

/**
 * Fills the cart again; if the order has lines made to measure, requests an offer instead, because they have no
 * current price.
 */
export function OrderAgain({ order, isRow }: OrderAgainProps) {
  const t = useTranslate();
  const router = useRouter();
  const { busy: isFilling, report, fill } = useFillCart();
  const [isAsking, setAsking] = useState(false);
  const isMade = order.products.some(({ kind, made }) => kind === "custom" && !made);

  async function plan() {
    const body = reorderQuestion(order);
    const quote = body.items.length > 0 ? await call("POST /cart/quote", { body }) : null;
    return reorderPlan(order, quote, t);
  }

  async function ask() {
    const { _id, number } = await requestOffer({ lines: toAsked(order) });
    router.push(paths.offer(_id));
    return {
      title: t("Asked for an Offer"),
      description: t("{number}: our prices follow by email.", { number }),
    };
  }

  return (
    <>
      <Button
        variant={isRow ? "outline" : "secondary"}
        size={isRow ? "sm" : "default"}
        className={isRow ? "relative z-10" : undefined}
        title={isRow ? t("Order Again") : undefined}
        aria-disabled={isFilling}
        onClick={() => (isMade ? setAsking(true) : fill(plan))}
      >
        {isFilling ? <Spinner /> : <RotateCcw aria-hidden />}
        <span className={isRow ? "md:max-lg:sr-only" : undefined}>{t("Order Again")}</span>
        {isRow && <span className="sr-only"> {order.orderId}</span>}
      </Button>
      {report}
      <ConfirmAction
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t("Ask for an offer?")}
        confirm={t("Ask for an Offer")}
        keep={t("Not Now")}
        tone="default"
        failure={{
          title: t("Not Asked"),
          text: t("The shop could not be asked for an offer. Please try again."),
        }}
        action={ask}
      >
        {t("What was made to measure has no price of today. We ask the shop for: {goods}.", {
          goods: askedWords(order, t),
        })}
      </ConfirmAction>
    </>
  );
}

const listRequested = ({ products }: OrderAnswer) =>
  products.filter(({ kind }) => kind === "product" || kind === "custom");

const askedWords = (order: OrderAnswer, t: Translate): string =>
  listRequested(order)
    .map(({ product, unit, quantity, ordered = quantity }) =>
      goodsText({ name: product.name, unit, quantity: ordered }, t),
    )
    .join(", ");

/** Requests approved lines with their artwork. The shop adds set-up, tools and samples itself. */
const toAsked = (order: OrderAnswer): OfferRequest["lines"] =>
  listRequested(order).map(({ _id, kind, product, spec, stage, quantity, ordered = quantity }) => ({
    quantities: [ordered],
    ...(kind === "custom" && stage === "approved"
      ? { again: _id }
      : {
          name: product.name,
          ...(spec && { spec }),
          ...(kind === "product" && product._id !== null && { product: product._id }),
        }),
  }));
