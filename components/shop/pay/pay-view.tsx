"use client";

import { useCallback, useEffect, useState } from "react";
import { useSearchParams } from "next/navigation";
import { useTranslate } from "#words";
import { OrderUnavailable } from "@/components/shop/order/order-unavailable";
import { opensNothing, useOrderByKey } from "@/components/shop/order/by-key/use-order-by-key";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { inLanguage } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";
import { GATEWAY_METHODS, isGateway, type GatewayName } from "@/lib/shop/payment-methods/methods";
import { entryValues, storeInEntry } from "@/components/domain/cart/history-entry";
import { PayCard, PaidCard } from "./pay-card";

/** Script URLs of the enabled gateways; a disabled gateway has none. */
export type CheckoutScripts = Partial<Record<GatewayName, string>>;

/** Pays one order online, and returns to it once it is paid. */
export function PayView({ shopName, scripts }: { shopName: string; scripts: CheckoutScripts }) {
  const t = useTranslate();
  const { orderId, orderKey } = useOrderAddress();
  const { value: order, isCurrent, error, reload } = useOrderByKey(orderId, orderKey);
  const shown = orderKey ? paths.orderByKey(orderId, orderKey) : paths.order(orderId);
  const back = inLanguage(t.language, shown);
  const leave = useCallback(() => window.location.replace(back), [back]);
  if (error && opensNothing(error)) {
    return (
      <OrderUnavailable
        title="Order Not Found"
        text="This order does not exist, or the link is incomplete or has expired. Please use the link in our last email about it."
      />
    );
  }
  if (error) {
    return (
      <OrderUnavailable
        title="Could not load order details."
        text="The shop did not answer. Your order is safe."
        action={<Button onClick={reload}>{t("Try again")}</Button>}
      />
    );
  }
  if (!order || !isCurrent) return <Skeleton className="h-72" />;
  if (order.payment.due === 0) return <PaidCard order={order} back={back} />;
  // For an order paid by another method, the server refuses the request to the gateway.
  const { method } = order.payment;
  const gateway = isGateway(method) ? method : GATEWAY_METHODS[0];
  return (
    <PayCard
      gateway={gateway}
      order={order}
      orderKey={orderKey}
      script={scripts[gateway] ?? null}
      shopName={shopName}
      back={back}
      onPaid={leave}
    />
  );
}

interface OrderAddress {
  orderId: string;
  /** Empty if a session gives access to the order. */
  orderKey: string;
}

/**
 * Reads the order from the URL. Its key is removed from the URL at once and stays in the history entry, because the
 * gateway's script can read the URL of its page.
 */
function useOrderAddress(): OrderAddress {
  const query = useSearchParams();
  const orderId = query.get("order") ?? "";
  const given = query.get("key");
  const { language } = useTranslate();
  const [orderKey] = useState(() => given ?? entryValues().payKey ?? "");

  useEffect(() => {
    if (given === null) return;
    storeInEntry({ payKey: given });
    const address = inLanguage(language, paths.pay(orderId));
    window.history.replaceState(window.history.state, "", address);
  }, [given, orderId, language]);

  return { orderId, orderKey };
}
