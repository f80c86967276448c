"use client";

import { RotateCcw } from "lucide-react";
import dynamic from "next/dynamic";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import { addItems } from "@/lib/client/cart";
import {
  hasChanged,
  reorderPlan,
  reorderQuestion,
  type ReorderPlan,
} from "@/lib/orders/place/reorder";
import { paths } from "@/lib/base/paths";

const ReorderReport = dynamic(() => import("./reorder-report").then((file) => file.ReorderReport), {
  ssr: false,
});

interface OrderAgainProps {
  order: OrderAnswer;
  /** In a list the button is small, and its label names the order for screen readers. */
  isRow?: boolean;
}

export function OrderAgain({ order, isRow }: OrderAgainProps) {
  const { busy, report, close, reorder } = useReorder(order);
  return (
    <>
      <Button
        variant={isRow ? "outline" : "secondary"}
        size={isRow ? "sm" : "default"}
        className={isRow ? "relative z-10" : undefined}
        title={isRow ? "Order Again" : undefined}
        aria-disabled={busy}
        onClick={reorder}
      >
        {busy ? <Spinner /> : <RotateCcw aria-hidden />}
        <span className={isRow ? "md:max-lg:sr-only" : undefined}>Order Again</span>
        {isRow && <span className="sr-only"> {order.orderId}</span>}
      </Button>
      {report && <ReorderReport plan={report} onClose={close} />}
    </>
  );
}

/** Fills the cart with a former order at today's prices, and reports what changed before the checkout. */
function useReorder(order: OrderAnswer) {
  const router = useRouter();
  const [report, setReport] = useState<ReorderPlan | null>(null);
  const { busy, run } = useAction({
    title: "Not Added to Cart",
    text: "Today's prices could not be checked. Please try again.",
  });

  async function fillCart() {
    const body = reorderQuestion(order);
    const quote = body.items.length > 0 ? await call("POST /cart/quote", { body }) : null;
    const plan = reorderPlan(order, quote);
    addItems(plan.items);
    if (hasChanged(plan)) {
      setReport(plan);
      return;
    }
    toast({
      title: "Added to Cart",
      description: "At today's prices. Please check your cart.",
    });
    router.push(paths.cart);
  }

  return { busy, report, close: () => setReport(null), reorder: () => void run(fillCart) };
}
