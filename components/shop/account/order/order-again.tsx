"use client";

import { RotateCcw } from "lucide-react";
import dynamic from "next/dynamic";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { useReorder } from "./use-reorder";

const ReorderReport = dynamic(() => import("./reorder-report").then((file) => file.ReorderReport), {
  ssr: false,
});

interface OrderAgainProps {
  order: OrderAnswer;
  /** In a list: small, and named for those who hear it. */
  isRow?: boolean;
}

/** One step from an earlier order to the cart. */
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
