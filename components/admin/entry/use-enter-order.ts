import { useRouter } from "next/navigation";
import { useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { staffPaths } from "@/lib/base/staff-paths";
import { useAction, type Action } from "@/components/shared/call/use-action";
import { showFieldErrors } from "@/components/shared/form/zod-form";
import { toast } from "@/components/ui/toast/toast";
import type { LiveQuote } from "@/components/domain/cart/use-quote";
import { attemptFor, type OrderAttempt } from "@/lib/client/checkout/attempt/attempt";
import type { EntryInput, EntryValues } from "@/lib/client/checkout/entry-schema";
import { orderRequestFrom } from "@/lib/client/checkout/order-request";
import { orderRefusal } from "@/lib/client/checkout/attempt/refusal";
import { call } from "@/lib/client/api";
import { randomKey } from "@/lib/client/random-key";
import type { EnterOrderRequest } from "@/lib/orders/place/enter-schemas";
import { isPaymentMethod } from "@/lib/shop/payment-methods/methods";
import type { Chosen } from "./customer-section";

interface EnterOrder {
  form: UseFormReturn<EntryInput, unknown, EntryValues>;
  chosen: Chosen;
  live: LiveQuote;
  answers: Pick<EnterOrderRequest, "request" | "agreedPrices">;
}

/** Sends the form once, however often it is pressed, and then opens the order. */
export function useEnterOrder({ form, chosen, live, answers }: EnterOrder): {
  busy: Action["busy"];
  send: (values: EntryValues) => Promise<void>;
} {
  const router = useRouter();
  const attempt = useRef<OrderAttempt | null>(null);
  const { busy, run } = useAction({
    title: "Order Not Placed",
    text: "The order could not be placed. Please try again.",
    onRefused: (error) => {
      const { quote, fields } = orderRefusal(error);
      if (quote) live.adopt(quote);
      return showFieldErrors(form, fields);
    },
  });

  const send = (values: EntryValues) =>
    run(async () => {
      const { quote } = live;
      if (chosen === null || !quote) return;
      const body = { ...entryRequest(values, chosen, quote), ...answers };
      const tried = attemptFor(attempt.current, JSON.stringify(body), undefined, randomKey);
      attempt.current = tried;
      const headers = { "Idempotency-Key": tried.key };
      const { _id, orderId } = await call("POST /admin/orders", { body, headers });
      toast({
        title: "Order Placed",
        description: `${orderId} for ${customerName(values, chosen)}.`,
      });
      router.push(staffPaths.order(_id));
    });

  return { busy, send };
}

function entryRequest(
  values: EntryValues,
  chosen: Exclude<Chosen, null>,
  quote: NonNullable<LiveQuote["quote"]>,
): EnterOrderRequest {
  const { email, phone, paymentMethod, override, ...rest } = values;
  const choices = {
    ...rest,
    newsletter: false,
    paymentMethod: isPaymentMethod(paymentMethod) ? paymentMethod : undefined,
  };
  return {
    ...orderRequestFrom({ ...rest, email, phone }, quote, choices),
    ...(paymentMethod === "account" && { override }),
    customer: chosen === "new" ? { name: customerName(values, chosen), email, phone } : chosen._id,
  };
}

const customerName = ({ firstName, lastName }: EntryValues, chosen: Exclude<Chosen, null>) =>
  chosen === "new" ? `${firstName} ${lastName}` : chosen.name;
