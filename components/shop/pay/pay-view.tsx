"use client";

import { useCallback } from "react";
import { OrderUnavailable } from "@/components/shop/order/order-unavailable";
import { useOrderByKey } from "@/components/shop/order/use-order-by-key";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/lib/base/paths";
import { PayCard, PaidCard } from "./pay-card";
import { useOrderAddress } from "./use-order-address";

interface PayViewProps {
  shopName: string;
  /** Where Razorpay's script is; null while it is switched off. */
  script: string | null;
}

/** Pays one order by Razorpay, and goes back to it once it is paid. */
export function PayView({ shopName, script }: PayViewProps) {
  const { orderId, orderKey } = useOrderAddress();
  const { outcome, retry } = useOrderByKey(orderId, orderKey);
  const back = orderKey ? paths.orderByKey(orderId, orderKey) : paths.order(orderId);
  const leave = useCallback(() => window.location.replace(back), [back]);
  if (outcome === null) return <Skeleton className="h-72" />;
  if (outcome.kind === "missing") {
    return (
      <OrderUnavailable
        title="Order Not Found"
        text="This order does not exist, or the link is incomplete or has expired. Please use the link in our last email about it."
      />
    );
  }
  if (outcome.kind === "failed") {
    return (
      <OrderUnavailable
        title="Could not load order details."
        text="The shop did not answer. Your order is safe."
        action={<Button onClick={retry}>Try again</Button>}
      />
    );
  }
  const { order } = outcome;
  if (order.payment.due === 0) return <PaidCard order={order} back={back} />;
  return (
    <PayCard
      order={order}
      orderKey={orderKey}
      script={script}
      shopName={shopName}
      back={back}
      onPaid={leave}
    />
  );
}
