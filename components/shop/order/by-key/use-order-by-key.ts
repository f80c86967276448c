import { useTranslate } from "#words";
import { endsSession } from "@/components/shared/call/refusal-text";
import { useLoad, type Load } from "@/components/shared/call/use-load";
import { toastFailure } from "@/components/ui/toast/toast";
import { call, type ApiError } from "@/lib/client/api";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { rememberOrderKey } from "@/components/domain/order/order-keys";

/** The key is part of the question, so another key loads again. */
async function loadOrder(question: string, signal: AbortSignal): Promise<OrderAnswer> {
  const [id, key] = JSON.parse(question) as [string, string];
  const order = await call("GET /orders/{id}", { params: { id }, query: { key }, signal });
  if (key) rememberOrderKey(order.orderId, key);
  return order;
}

/** Loads an order with the key of the emailed link. A failure is shown in a toast unless the page shows it. */
export function useOrderByKey(orderId: string, key: string): Load<OrderAnswer> {
  const t = useTranslate();
  return useLoad({
    load: loadOrder,
    question: JSON.stringify([orderId, key]),
    onFailure: (error) => {
      if (opensNothing(error) || endsSession(error)) return;
      const description = t("Could not load order details.");
      toastFailure(t("Error"), description);
    },
  });
}

/** Whether the order does not exist, or the key does not open it. */
export const opensNothing = ({ status }: ApiError) => [400, 403, 404].includes(status);
