"use client";

import { RotateCcw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { call } from "@/lib/client/api";
import { reorderPlan, reorderQuestion } from "@/lib/orders/place/reorder";
import { useFillCart } from "./fill-cart";

interface OrderAgainProps {
  order: OrderAnswer;
  /** In a list the button is small, and its label names the order for screen readers. */
  isRow?: boolean;
}

export function OrderAgain({ order, isRow }: OrderAgainProps) {
  const { busy, report, fill } = useFillCart();

  async function plan() {
    const body = reorderQuestion(order);
    const quote = body.items.length > 0 ? await call("POST /cart/quote", { body }) : null;
    return reorderPlan(order, quote);
  }

  return (
    <>
      <Button
        variant={isRow ? "outline" : "secondary"}
        size={isRow ? "sm" : "default"}
        className={isRow ? "relative z-10" : undefined}
        title={isRow ? "Order Again" : undefined}
        aria-disabled={busy}
        onClick={() => fill(plan)}
      >
        {busy ? <Spinner /> : <RotateCcw aria-hidden />}
        <span className={isRow ? "md:max-lg:sr-only" : undefined}>Order Again</span>
        {isRow && <span className="sr-only"> {order.orderId}</span>}
      </Button>
      {report}
    </>
  );
}
