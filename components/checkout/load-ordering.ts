import { SHOP_UNREACHABLE } from "@/components/cart/ask-quote";
import { toast } from "@/components/ui/toast";

/** The line broke before what judges and sends an order was there. */
class OrderingNotLoaded extends Error {}

/** The one place that loads it, so that whoever loads it early loads it for everybody. */
export const loadOrdering = () =>
  import("./ordering").catch((): never => {
    throw new OrderingNotLoaded();
  });

/** Whoever begins to fill the form in will send it. */
export function warmOrdering(): void {
  loadOrdering().catch(() => undefined);
}

/** Nothing was sent, and everything that was typed is still there. */
export function tellNotLoaded(error: unknown): void {
  if (!(error instanceof OrderingNotLoaded)) throw error;
  toast({ title: "Order Failed", description: SHOP_UNREACHABLE, destructive: true });
}
