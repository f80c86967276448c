import { useState, type ReactNode } from "react";
import { useTranslate } from "#words";
import { late } from "@/components/ui/late";
import { useRouter } from "@/components/ui/use-router";
import { useAction } from "@/components/shared/call/use-action";
import { toast } from "@/components/ui/toast/toast";
import { paths } from "@/lib/base/paths";
import { addItems, currentCart } from "@/lib/client/cart";
import { getKey } from "@/lib/client/item-key";
import { hasChanged, type ReorderPlan } from "@/lib/orders/place/reorder";
import { MAX_LINES } from "@/lib/pricing/quantity-rules";

const ReorderReport = late(
  () => import("./reorder-report").then((file) => file.ReorderReport),
  null,
);

interface Report {
  plan: ReorderPlan;
  full: string[];
}

/**
 * Fills the cart with an earlier order or a list at today's prices, and reports what cannot be ordered as asked.
 */
export function useFillCart(): {
  busy: boolean;
  report: ReactNode;
  fill: (load: () => Promise<ReorderPlan>) => void;
} {
  const t = useTranslate();
  const router = useRouter();
  const [report, setReport] = useState<Report | null>(null);
  const { busy, run } = useAction({
    title: t("Not Added to Cart"),
    text: t("Today's prices could not be checked. Please try again."),
  });

  async function fillCart(load: () => Promise<ReorderPlan>) {
    const plan = await load();
    const full = fitIn(plan);
    if (hasChanged(plan) || full.length > 0) {
      setReport({ plan, full });
      return;
    }
    toast({
      title: t("Added to Cart"),
      description: t("At today's prices. Please check your cart."),
    });
    router.push(paths.cart);
  }

  return {
    busy,
    report: report && <ReorderReport {...report} onClose={() => setReport(null)} />,
    fill: (load) => void run(() => fillCart(load)),
  };
}

/** Adds what fits into the cart; returns the names of the rest. */
function fitIn({ items, names }: ReorderPlan): string[] {
  const keys = new Set(currentCart().map(getKey));
  const remaining: string[] = [];
  const added = items.filter((item, index) => {
    if (keys.has(getKey(item)) || keys.size < MAX_LINES) return keys.add(getKey(item));
    remaining.push(names[index] ?? item.name);
    return false;
  });
  addItems(added);
  return remaining;
}
