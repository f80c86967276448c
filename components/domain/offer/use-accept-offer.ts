import { useRef, useState } from "react";
import { useTranslate } from "#words";
import { staffPaths } from "@/lib/base/staff-paths";
import { useRouter } from "@/components/ui/use-router";
import { useAction, type Action } from "@/components/shared/call/use-action";
import { showFieldErrors } from "@/components/shared/form/form-frame";
import type { LiveQuote } from "@/components/domain/cart/use-quote";
import { saveDeliveryAddress } from "@/components/domain/checkout/save-address";
import type { CheckoutForm } from "@/components/domain/checkout/use-checkout-form";
import { rememberOrderKey } from "@/components/domain/order/order-keys";
import { toast } from "@/components/ui/toast/toast";
import { paths } from "@/lib/base/paths";
import { call } from "@/lib/client/api";
import { attemptFor, type OrderAttempt } from "@/lib/client/checkout/attempt/attempt";
import type { CheckoutValues } from "@/lib/client/checkout/form-schema";
import { orderRequestFrom } from "@/lib/client/checkout/order-request";
import { orderRefusal } from "@/lib/client/checkout/attempt/refusal";
import { useMay } from "@/lib/client/use-role";
import { randomKey } from "@/lib/client/random-key";
import type { AcceptOffer } from "@/lib/offers/schemas";
import type { Quote } from "@/lib/orders/cart/schemas";
import type { PlacedOrderAnswer } from "@/lib/orders/schemas";
import { ACCEPTANCE_TEXTS, pickTexts } from "@/lib/orders/texts/texts";
import { isGateway } from "@/lib/shop/payment-methods/methods";
import { inLanguage } from "@/lib/base/http/languages";
import { offerCall } from "./offer-call";
import { listChoices, type QuotedVersion } from "./use-offer-quote";

interface AcceptOptions {
  form: CheckoutForm;
  asked: QuotedVersion;
  live: LiveQuote;
  isByPhone: boolean;
  /** Called when the version is outdated, and for staff who may not open the order. */
  reload: () => void;
}

interface Acceptance {
  busy: Action["busy"];
  /** Whether to request the company's approval instead of ordering. */
  asks: boolean;
  accept: (values: CheckoutValues) => Promise<void>;
}

/** Sends the acceptance once, however often the button is pressed, and then opens the order. */
export function useAcceptOffer(options: AcceptOptions): Acceptance {
  const { form, asked, live, isByPhone, reload } = options;
  const t = useTranslate();
  const router = useRouter();
  const mayReadOrder = useMay("orders.read.all");
  const attempt = useRef<OrderAttempt | null>(null);
  const [isRefused, setRefused] = useState(false);
  const asks = isRefused || Boolean(live.quote?.approval?.length);
  const { busy, run } = useAction({
    title: t("Order Failed"),
    text: t("The order could not be placed. Everything you typed is still here."),
    onRefused: (error) => {
      const { quote, fields, cartChanged, needsApproval } = orderRefusal(error);
      if (needsApproval) setRefused(true);
      if (quote) live.adopt(quote);
      else if (cartChanged) live.retry();
      if (error.code.startsWith("offer_")) reload();
      return showFieldErrors(form, fields);
    },
  });

  function open({ _id, orderId, accessKey }: PlacedOrderAnswer, isOnline: boolean) {
    const payment = inLanguage(t.language, paths.pay(orderId, accessKey));
    toast({ title: t("Order Placed!"), description: orderId });
    if (isByPhone && !mayReadOrder) reload();
    else if (isByPhone) router.push(staffPaths.order(_id));
    else if (isOnline) window.location.replace(payment);
    else if (accessKey) {
      rememberOrderKey(orderId, accessKey);
      router.replace(paths.orderByKey(orderId, accessKey));
    } else router.replace(paths.order(_id));
  }

  const accept = (values: CheckoutValues) =>
    run(async () => {
      const { quote } = live;
      if (!quote) return;
      const body = acceptance(asked, values, quote);
      const tried = attemptFor(attempt.current, JSON.stringify(body), undefined, randomKey);
      attempt.current = tried;
      const headers = { "Idempotency-Key": tried.key };
      const params = { id: asked.address.id };
      if (asks) {
        await call("POST /offers/{id}/approval", { params, body, headers });
        if (values.saveInfo) await saveDeliveryAddress(values);
        form.reset(values);
        toast({ title: t(ASKED.title), description: t(ASKED.description) });
        router.replace(paths.dashboard("approvals"));
        return;
      }
      const said = { ...body, note: values.note ?? "", override: values.override };
      const placed = await (isByPhone
        ? call("POST /admin/offers/{id}/accept", { params, headers, body: said })
        : call("POST /offers/{id}/accept", { ...offerCall(asked.address), body, headers }));
      // Opening a payment page would abort a pending call.
      if (values.saveInfo) await saveDeliveryAddress(values);
      form.reset(values);
      open(placed, isGateway(values.paymentMethod));
    });

  return { busy, asks, accept };
}

const ASKED = {
  title: "Approval Requested",
  description: "We mailed your company's owners and approvers.",
};

function acceptance(asked: QuotedVersion, values: CheckoutValues, quote: Quote): AcceptOffer {
  const order = orderRequestFrom(values, quote, values);
  const { totalAmount, paymentMethod, shippingAddress, billingAddress, purchaseOrder } = order;
  return {
    version: asked.version,
    choices: listChoices(asked),
    totalAmount,
    paymentMethod,
    shippingAddress,
    billingAddress,
    purchaseOrder,
    ...pickTexts(order, ACCEPTANCE_TEXTS),
  };
}
