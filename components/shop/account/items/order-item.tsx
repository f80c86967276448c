import { useId, useRef, useState } from "react";
import { useTranslate } from "#words";
import { ItemPicture } from "@/components/domain/artwork/item-picture";
import { OrderFigures } from "@/components/domain/cart/order-figures";
import { QuoteFailure } from "@/components/domain/cart/quote-failure";
import { requestOffer } from "@/components/domain/cart/request-offer";
import { useQuote } from "@/components/domain/cart/use-quote";
import { useAction } from "@/components/shared/call/use-action";
import { useLoad } from "@/components/shared/call/use-load";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
} from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Notice } from "@/components/ui/notice";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";
import { useRouter } from "@/components/ui/use-router";
import { inLanguage } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";
import { asSentence } from "@/lib/base/text/sentence";
import { call } from "@/lib/client/api";
import { addItems } from "@/lib/client/cart";
import type { CartItem } from "@/lib/client/cart-item";
import { randomKey } from "@/lib/client/random-key";
import { translateMessage } from "@/lib/i18n/translate-message";
import { addressLines } from "@/lib/identity/addresses/postal-address";
import type { Quote } from "@/lib/orders/cart/schemas";
import type { ItemAnswer } from "@/lib/orders/items/schemas";
import { lineDetail, quantityWords } from "@/lib/orders/line-text";
import { ORDER_TEXTS } from "@/lib/orders/texts/rows";
import type { OrderAnswer, PlaceOrderRequest } from "@/lib/orders/schemas";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { MOST_PIECES } from "@/lib/pricing/size-spec";
import { isGateway } from "@/lib/shop/payment-methods/methods";

const loadLast = (id: string, signal: AbortSignal) =>
  id === "" ? Promise.resolve(null) : call("GET /orders/{id}", { params: { id }, signal });

/** The item as a cart line. */
export const toCartItem = (item: ItemAnswer, quantity: number): CartItem => ({
  _id: item._id,
  item: item._id,
  name: item.name,
  price: item.lastPrice ?? 0,
  thumbnailImage: item.approvedProof?.picture ?? item.thumbnailImage,
  unit: item.unit,
  basis: item.basis,
  quantity,
});

/**
 * Asks for a quantity and a PO number, shows the price at once, and orders to the address of the item's last order.
 */
export function OrderItem({ item, onClose }: { item: ItemAnswer; onClose: () => void }) {
  const t = useTranslate();
  const detail = lineDetail(item, t, "buyer");
  const poField = useId();
  const [quantity, setQuantity] = useState(item.lastQuantity ?? 1);
  const [poNumber, setPoNumber] = useState("");
  const last = useLoad({ load: loadLast, question: item.lastOrder ?? "" });
  const live = useQuote([toCartItem(item, quantity)], null, last.value ? toBuyer(last.value) : {});
  const { quote } = live;
  const [line] = quote?.lines ?? [];
  const isPriced = line?.available === true && line.quantity === quantity && !live.loading;
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent closesOutside={false}>
        <DialogHeader
          title={t("Order again")}
          description={[item.name, detail].filter(Boolean).join(", ")}
        />
        <DialogBody className="space-y-5">
          <div className="flex items-center gap-4">
            <ItemPicture item={item} />
            <QuantityStepper
              value={quantity}
              onChange={setQuantity}
              label={t("Quantity of {name}", { name: item.name })}
              max={MOST_PIECES}
              name="quantity"
            />
            <span className="text-muted-foreground">
              {t(item.unit === "PAC" ? "packs" : "pieces")}
            </span>
          </div>
          <div>
            <Label htmlFor={poField} className="mb-1.5">
              {t("PO number (optional)")}
            </Label>
            <Input
              id={poField}
              value={poNumber}
              maxLength={ORDER_TEXTS.poNumber.max}
              autoComplete="off"
              onChange={({ currentTarget: { value } }) => setPoNumber(value)}
            />
          </div>
          {live.failure && (
            <QuoteFailure message={live.failure} hasFigures={quote !== null} retry={live.retry} />
          )}
          {line && !line.available ? (
            <Notice role="alert">
              {asSentence(translateMessage(t, line.problem ?? "It is not available at the moment"))}
            </Notice>
          ) : (
            <OrderFigures quote={quote} taxName={t("Tax")} isPlaceKnown loading={live.loading} />
          )}
          {last.value && <Where order={last.value} />}
        </DialogBody>
        <DialogFooter>
          {line && !line.available && item.line !== null ? (
            <RequestPriceButton line={item.line} quantity={quantity} />
          ) : (
            <OrderButton {...{ item, quantity, poNumber, quote, isPriced }} last={last.value} />
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Where({ order }: { order: OrderAnswer }) {
  const t = useTranslate();
  return (
    <p className="text-sm text-muted-foreground">
      {t("As order {order}, to {address}.", {
        order: order.orderId,
        address: addressLines(order.shippingAddress).join(", "),
      })}
    </p>
  );
}

function RequestPriceButton({ line, quantity }: { line: string; quantity: number }) {
  const t = useTranslate();
  const router = useRouter();
  const { busy, run } = useAction({
    title: t("Not Asked"),
    text: t("The shop could not be asked for an offer. Please try again."),
  });
  const request = () =>
    run(async () => {
      const { _id } = await requestOffer({ lines: [{ again: line, quantities: [quantity] }] });
      router.push(paths.offer(_id));
    });
  return (
    <Button aria-disabled={busy} onClick={() => void request()}>
      {busy && <Spinner />} {t("Ask for an Offer")}
    </Button>
  );
}

interface OrderButtonProps {
  item: ItemAnswer;
  quantity: number;
  poNumber: string;
  quote: Quote | null;
  /** Whether the figures are for the chosen quantity. */
  isPriced: boolean;
  last: OrderAnswer | null;
}

function OrderButton({ item, quantity, poNumber, quote, isPriced, last }: OrderButtonProps) {
  const t = useTranslate();
  const router = useRouter();
  const attempt = useRef({ text: "", key: "" });
  const { busy, run } = useAction({
    title: t("Order Failed"),
    text: t("Nothing was ordered. Please try again."),
  });
  const asks = Boolean(quote?.approval?.length);

  function fillCart() {
    addItems([toCartItem(item, quantity)]);
    router.push(paths.cart);
  }

  async function place(priced: Quote, order: OrderAnswer) {
    const body = toRequest(priced, order, poNumber);
    const text = JSON.stringify(body);
    // The same order keeps its key, so that a lost response causes no second order.
    if (attempt.current.text !== text) attempt.current = { text, key: randomKey() };
    const headers = { "Idempotency-Key": attempt.current.key };
    if (asks) {
      await call("POST /approvals", { body, headers });
      toast({
        title: t("Approval Requested"),
        description: t("We mailed your company's owners and approvers."),
      });
      router.push(paths.dashboard("approvals"));
      return;
    }
    const placed = await call("POST /orders", { body, headers });
    toast({
      title: t("Order Placed!"),
      description: `${item.name}, ${quantityWords(quantity, item.unit, t)}`,
    });
    if (isGateway(body.paymentMethod)) {
      window.location.assign(inLanguage(t.language, paths.pay(placed.orderId)));
    } else router.push(paths.order(placed._id));
  }

  const total = quote && formatRupees(toPaise(quote.total));
  return (
    <>
      {last && (
        <Button
          aria-disabled={busy || !isPriced}
          onClick={() => isPriced && quote && void run(() => place(quote, last))}
        >
          {busy && <Spinner />}
          {asks
            ? t("Ask for Approval")
            : total
              ? t("Order for {total}", { total })
              : t("Order Again")}
        </Button>
      )}
      <Button variant={last ? "outline" : "default"} onClick={fillCart}>
        {t("Add to Cart")}
      </Button>
    </>
  );
}

const toBuyer = ({ shippingAddress, gstin, orderedFor, payment, shippingWay }: OrderAnswer) => ({
  state: shippingAddress.state,
  pin: shippingAddress.zipCode,
  ...(gstin && { gstin }),
  ...(shippingWay && { shippingWay }),
  ...(payment.method && { paymentMethod: payment.method }),
  ...(orderedFor ? { shippingAddress: toPlace(shippingAddress) } : { personal: true }),
});

const toPlace = ({ address, city, state, zipCode }: OrderAnswer["shippingAddress"]) => ({
  address,
  city,
  state,
  zipCode,
});

/** Repeats the earlier order at today's figures. */
function toRequest(quote: Quote, order: OrderAnswer, poNumber: string): PlaceOrderRequest {
  const { shippingAddress, billingAddress, company, gstin, phone, payment, orderedFor } = order;
  return {
    products: quote.lines.flatMap(({ item, quantity, price }) =>
      item ? [{ item, quantity, price }] : [],
    ),
    shippingAddress,
    ...(billingAddress && { billingAddress }),
    totalAmount: quote.total,
    ...(company && { company }),
    ...(gstin && { gstin }),
    ...(phone && { phone }),
    ...(poNumber.trim() && { poNumber: poNumber.trim() }),
    ...(payment.method && { paymentMethod: payment.method }),
    ...(quote.shippingWay && { shippingWay: quote.shippingWay }),
    ...(!orderedFor && { personal: true }),
  };
}
