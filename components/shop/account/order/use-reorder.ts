"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/client/api";
import { addItems } from "@/lib/client/cart";
import { hasChanged, reorderPlan, reorderQuestion, type ReorderPlan } from "@/lib/orders/reorder";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { paths } from "@/lib/base/paths";

/** Fills the cart with an order of then at today's prices, and says what changed before anybody checks out. */
export function useReorder(order: OrderAnswer) {
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
