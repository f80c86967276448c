import { useRef, useState } from "react";
import { useRouter } from "@/components/ui/use-router";
import { useTranslate } from "#words";
import type { LiveQuote } from "@/components/domain/cart/use-quote";
import { showFieldErrors } from "@/components/shared/form/form-frame";
import { toast } from "@/components/ui/toast/toast";
import type { CheckoutValues } from "@/lib/client/checkout/form-schema";
import type { OrderRefusal } from "@/lib/client/checkout/attempt/refusal";
import { inLanguage } from "@/lib/base/http/languages";
import { removeFromCart } from "@/lib/client/cart";
import { requestedKey } from "@/lib/orders/cart/line-key";
import type { PlaceOrderRequest } from "@/lib/orders/schemas";
import { loadOrdering, translateToast } from "../../domain/checkout/load-ordering";
import type { Arrival } from "../../domain/checkout/ordering";
import type { SendOptions, Refused, PlaceOrder, Subject } from "../../domain/checkout/send-order";
import { closeDraft, openingForm } from "../../domain/checkout/stored/stored-draft";
import type { CheckoutForm } from "../../domain/checkout/use-checkout-form";

interface Options extends Subject {
  form: CheckoutForm;
  live: LiveQuote;
  /** Whether a company member orders for themselves. */
  personal: boolean;
  /** Called after the order is placed, before the cart is cleared. */
  onPlaced: () => void;
}

export function usePlaceOrder(options: Options): PlaceOrder {
  const { form, items, promo, live, personal, onPlaced } = options;
  const t = useTranslate();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const isSending = useRef(false);

  const isCurrent = refused?.subject.items === items && refused.subject.promo === promo;
  const current = isCurrent ? refused : null;
  const asks = !personal && Boolean(live.quote?.approval?.length || current?.needsApproval);

  function refuse(refusal: OrderRefusal, request: PlaceOrderRequest) {
    if (refusal.signedOut) return;
    const atField = showFieldErrors(form, refusal.fields);
    const subject = { items, promo };
    setRefused({ ...refusal, formerTotal: request.totalAmount, atField, subject });
    // A needed approval is no failure; the notice beside the button explains it.
    if (!refusal.needsApproval) toast(translateToast(t, failed(refusal.text)));
    if (refusal.quote) live.adopt(refusal.quote);
    else if (refusal.cartChanged) live.retry();
  }

  function confirm(request: PlaceOrderRequest, { confirmation, href, leavesShop }: Arrival) {
    onPlaced();
    clearOrdered(request);
    closeDraft(form.getValues("saveInfo"));
    form.reset(openingForm());
    toast(translateToast(t, confirmation));
    if (leavesShop) window.location.replace(inLanguage(t.language, href));
    else router.replace(href);
  }

  /** Resolves to whether the order was accepted. Ignores a second press while the first is pending. */
  async function send(request: PlaceOrderRequest, wish: SendOptions = {}): Promise<boolean> {
    const { sendOrder, toArrival } = await loadOrdering();
    if (isSending.current) return false;
    isSending.current = true;
    setBusy(true);
    setRefused(null);
    const answer = await sendOrder(request, { ...wish, t });
    isSending.current = false;
    setBusy(false);
    const isRefused = "text" in answer;
    if (isRefused) refuse(answer, request);
    else confirm(request, toArrival(answer, request));
    return !isRefused;
  }

  async function place(values: CheckoutValues) {
    if (live.loading || live.quote === null) {
      toast(translateToast(t, failed(NOT_PRICED)));
      if (!live.loading) live.retry();
      return;
    }
    const { describeOrder, saveDeliveryAddress } = await loadOrdering();
    const { delivery, request, figures } = describeOrder(values, live.quote);
    const stands = await send(request, { figures, asks });
    if (stands && values.saveInfo) await saveDeliveryAddress(delivery);
  }

  const finish = async (request: PlaceOrderRequest) => void (await send(request));
  return { place, finish, busy, asks, refused: current };
}

const failed = (description: string) => ({
  title: "Order Failed",
  description,
  destructive: true,
});

/** Removes the ordered lines from the cart; lines added since stay. */
function clearOrdered({ products }: PlaceOrderRequest): void {
  products.forEach((requested) => removeFromCart(requestedKey(requested)));
}

const NOT_PRICED = "Today's prices are still being checked. Please try again in a moment.";
