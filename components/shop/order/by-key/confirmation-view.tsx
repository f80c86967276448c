"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";
import { useRouter } from "@/components/ui/use-router";
import { useTranslate } from "#words";
import { toast } from "@/components/ui/toast/toast";
import { paths } from "@/lib/base/paths";
import {
  lastFigures,
  lastOrderAnswer,
  readLastOrder,
  type LastOrder,
} from "@/lib/client/checkout/read-last-order";
import { ownerNow, getOwnValue, type Owned } from "@/lib/client/owner";
import { readText, remove, STORAGE_KEYS } from "@/lib/client/storage";
import type { ShopContact } from "../help-card";
import { OrderByKeyView } from "./order-by-key-view";
import { ConfirmationSkeleton } from "./confirmation-skeleton";
import { OrderDetails } from "../order-details";
import { OrderUnavailable } from "../order-unavailable";

/** `unknown` until the storage is read; `broken`: the stored record is unreadable. */
type LastOrderState =
  | { kind: "unknown" }
  | { kind: "none" }
  | { kind: "broken" }
  | { kind: "order"; record: LastOrder; takenAt: Date };

const UNKNOWN: LastOrderState = { kind: "unknown" };
const NONE: LastOrderState = { kind: "none" };

let hasLooked = false;
let taken: Owned<LastOrderState> | null = null;

function parsed(text: string): LastOrderState {
  try {
    const record = readLastOrder(JSON.parse(text));
    if (record) return { kind: "order", record, takenAt: new Date() };
  } catch {
    // Invalid JSON counts as unreadable, like JSON of the wrong shape.
  }
  return { kind: "broken" };
}

/**
 * Reads the record and removes it (docs/product.md: Browser storage). It stays in memory, so that a second run of
 * the same effect, and going back from another page, still show the order.
 */
function take(): void {
  hasLooked = true;
  const text = readText(STORAGE_KEYS.lastOrder);
  if (text !== null) {
    remove(STORAGE_KEYS.lastOrder);
    taken = { owner: ownerNow(), value: parsed(text) };
  }
}

function subscribe(onChange: () => void): () => void {
  take();
  onChange();
  return () => undefined;
}

/** The order that was just placed in this browser. */
function useLastOrder(): LastOrderState {
  return useSyncExternalStore(
    subscribe,
    () => (hasLooked ? (getOwnValue(taken) ?? NONE) : UNKNOWN),
    () => UNKNOWN,
  );
}

function LastOrderView({ contact }: { contact: ShopContact }) {
  const t = useTranslate();
  const router = useRouter();
  const last = useLastOrder();

  useEffect(() => {
    if (last.kind !== "none" && last.kind !== "broken") return;
    const timer = setTimeout(() => {
      if (last.kind === "broken") {
        toast({
          title: t("Error"),
          description: t("Could not load order details."),
          destructive: true,
        });
        return;
      }
      toast({ title: t("No Order Found"), description: t(NO_ORDER), destructive: true });
      router.replace(paths.products());
    });
    return () => clearTimeout(timer);
  }, [last.kind, router, t]);

  if (last.kind === "order") {
    const { record, takenAt } = last;
    return (
      <OrderDetails
        order={lastOrderAnswer(record, takenAt, t)}
        figures={lastFigures(record)}
        isReadOnce
        contact={contact}
      />
    );
  }
  if (last.kind === "unknown") return <ConfirmationSkeleton />;
  if (last.kind === "none") return <OrderUnavailable title="No Order Found" text={NO_ORDER} />;
  return (
    <OrderUnavailable
      title="Could not load order details."
      text="Your order is safe. Open it with the link in your confirmation email."
    />
  );
}

const NO_ORDER = "To see an order, open the link in its confirmation email.";

/** With `?order=…&key=…` shows the order of an emailed link; without, the one just placed in this browser. */
export function ConfirmationView({ contact }: { contact: ShopContact }) {
  const query = useSearchParams();
  const orderId = query.get("order");
  if (orderId === null) return <LastOrderView contact={contact} />;
  return (
    <OrderByKeyView
      orderId={orderId}
      orderKey={query.get("key") ?? ""}
      confirmToken={query.get("confirm")}
      contact={contact}
    />
  );
}
