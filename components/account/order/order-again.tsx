"use client";

import { RotateCcw } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useAction } from "@/components/call/use-action";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/client/api";
import { addItems } from "@/lib/client/cart";
import { reorderPlan, reorderQuestion, type ReorderPlan } from "@/lib/orders/reorder";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { paths } from "@/lib/paths";
import { ReorderReport } from "./reorder-report";

/** Puts the order's products into the cart at today's prices; says what cannot be had any more. */
export function OrderAgain({ order }: { order: OrderAnswer }) {
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
    if (plan.gone.length > 0 || plan.short.length > 0) {
      setReport(plan);
      return;
    }
    toast({
      title: "Added to Cart",
      description: "At today's prices. Please check your cart.",
    });
    router.push(paths.cart);
  }

  return (
    <>
      <Button variant="secondary" aria-disabled={busy} onClick={() => void run(fillCart)}>
        {busy ? <Spinner /> : <RotateCcw aria-hidden />} Order Again
      </Button>
      <ReorderReport plan={report} onClose={() => setReport(null)} />
    </>
  );
}
