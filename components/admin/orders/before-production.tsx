import { TriangleAlert } from "lucide-react";
import { cn } from "@/lib/base/cn";
import type { ListedOrder } from "@/lib/orders/admin-schemas";
import { awaitsApproval } from "@/lib/orders/cart/cart-line";
import { unpaidAdvance } from "@/lib/orders/view/payment";
import { formatRupees, toPaise } from "@/lib/pricing/money";

/**
 * What production waits for; empty if nothing is missing.
 * @param proof the missing approval in words; empty for none
 * @param advance missing rupees
 */
export const missingText = (proof: string, advance: number): string =>
  [proof, advance > 0 ? `the advance of ${formatRupees(toPaise(advance))} comes in` : ""]
    .filter(Boolean)
    .join(", and ");

/** What production of an order waits for; empty once it has begun. */
export const orderMissing = (order: Pick<ListedOrder, "status" | "products" | "due">): string =>
  order.status === "Pending"
    ? missingText(
        awaitsApproval(order.products) ? "the customer approves the proof" : "",
        unpaidAdvance(order),
      )
    : "";

export function BeforeProduction({ missing, className }: { missing: string; className?: string }) {
  return (
    <p className={cn("flex gap-2 font-semibold", className)}>
      <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-signal" />
      Before production: {missing}
    </p>
  );
}
