import { toast } from "@/components/ui/toast";

/** The line broke before what judges and sends an order was there, or the shop has been upgraded since. */
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
  toast({ title: "Order Failed", description: NOT_LOADED, destructive: true });
}

const NOT_LOADED =
  "A part of this page could not be loaded. Check your connection and try again, or reload the page: all but the card is kept.";
