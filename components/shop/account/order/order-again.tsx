import { RotateCcw } from "lucide-react";
import { useRouter } from "@/components/ui/use-router";
import { useTranslate } from "#words";
import { useAction } from "@/components/shared/call/use-action";
import { requestOffer } from "@/components/domain/cart/request-offer";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";
import { paths } from "@/lib/base/paths";
import type { AskOffer } from "@/lib/offers/requests/ask-schema";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { call } from "@/lib/client/api";
import { reorderPlan, reorderQuestion } from "@/lib/orders/place/reorder";
import { useFillCart } from "./fill-cart";

interface OrderAgainProps {
  order: OrderAnswer;
  /** In a list the button is small, and its label names the order for screen readers. */
  isRow?: boolean;
}

/** Fills the cart again; where an offer had something made to measure, asks for one, because it has no price of today. */
export function OrderAgain({ order, isRow }: OrderAgainProps) {
  const t = useTranslate();
  const router = useRouter();
  const { busy: isFilling, report, fill } = useFillCart();
  const { busy: isAsking, run } = useAction({
    title: t("Not Asked"),
    text: t("The shop could not be asked for an offer. Please try again."),
  });
  const isMade = order.products.some(({ kind, made }) => kind === "custom" && !made);
  const busy = isFilling || isAsking;

  async function plan() {
    const body = reorderQuestion(order);
    const quote = body.items.length > 0 ? await call("POST /cart/quote", { body }) : null;
    return reorderPlan(order, quote);
  }

  async function ask() {
    const { _id, number } = await requestOffer({ lines: toAsked(order) });
    toast({
      title: t("Asked for an Offer"),
      description: t("{number}: our prices follow by email.", { number }),
    });
    router.push(paths.offer(_id));
  }

  return (
    <>
      <Button
        variant={isRow ? "outline" : "secondary"}
        size={isRow ? "sm" : "default"}
        className={isRow ? "relative z-10" : undefined}
        title={isRow ? t("Order Again") : undefined}
        aria-disabled={busy}
        onClick={() => (isMade ? void run(ask) : fill(plan))}
      >
        {busy ? <Spinner /> : <RotateCcw aria-hidden />}
        <span className={isRow ? "md:max-lg:sr-only" : undefined}>{t("Order Again")}</span>
        {isRow && <span className="sr-only"> {order.orderId}</span>}
      </Button>
      {report}
    </>
  );
}

/** What was approved is asked for with its artwork. Set-up, tools and samples are the shop's to offer again. */
const toAsked = ({ products }: OrderAnswer): AskOffer["lines"] =>
  products
    .filter(({ kind }) => kind === "product" || kind === "custom")
    .map(({ _id, kind, product, spec, stage, quantity, ordered = quantity }) => ({
      quantities: [ordered],
      ...(kind === "custom" && stage === "approved"
        ? { again: _id }
        : {
            name: product.name,
            ...(spec && { spec }),
            ...(kind === "product" && product._id !== null && { product: product._id }),
          }),
    }));
