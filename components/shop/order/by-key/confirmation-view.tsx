"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";
import { useRouter } from "@/components/ui/use-router";
import { useTranslate } from "#words";
import { orderKey } from "@/components/domain/order/order-keys";
import { useLoad } from "@/components/shared/call/use-load";
import { toastFailure } from "@/components/ui/toast/toast";
import { paths } from "@/lib/base/paths";
import {
  lastFigures,
  lastOrderAnswer,
  readLastOrder,
  type LastOrder,
} from "@/lib/client/checkout/read-last-order";
import { ownerNow, getOwnValue, type Owned } from "@/lib/client/owner";
import { call } from "@/lib/client/api";
import { useSession } from "@/lib/client/session";
import { readText, remove, STORAGE_KEYS } from "@/lib/client/storage";
import { PLAIN_PRINT } from "@/lib/pricing/size-spec";
import type { ShopContact } from "../shop-contact";
import { OrderByKeyView } from "./order-by-key-view";
import { ConfirmationSkeleton } from "./confirmation-skeleton";
import { OrderDetails } from "../order-details";
import { OrderUnavailable } from "../order-unavailable";

/** `unknown` until the storage is read; `broken` if the stored record is unreadable. */
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
        toastFailure(t("Error"), t("Could not load order details."));
        return;
      }
      toastFailure(t("No Order Found"), t(NO_ORDER));
      router.replace(paths.products());
    });
    return () => clearTimeout(timer);
  }, [last.kind, router, t]);

  if (last.kind === "order") return <PlacedOrder {...last} contact={contact} />;
  if (last.kind === "unknown") return <ConfirmationSkeleton />;
  if (last.kind === "none") return <OrderUnavailable title="No Order Found" text={NO_ORDER} />;
  return (
    <OrderUnavailable
      title="Could not load order details."
      text="Your order is safe. Open it with the link in your confirmation email."
    />
  );
}

/** Whether a printed line was not approved before. */
const awaitsArtwork = ({ items }: LastOrder): boolean =>
  items.some(({ print, made, isSample }) =>
    print ? print.again === undefined : made && !isSample && made.print !== PLAIN_PRINT,
  );

const loadPlaced = (question: string, signal: AbortSignal) => {
  if (question === "") return Promise.resolve(null);
  const [id, key] = JSON.parse(question) as [string, string | undefined];
  return call("GET /orders/{id}", { params: { id }, query: key ? { key } : {}, signal });
};

interface PlacedOrderProps {
  record: LastOrder;
  takenAt: Date;
  contact: ShopContact;
}

/** The order from its record; if it needs artwork, the server's version, for readers who may open it. */
function PlacedOrder({ record, takenAt, contact }: PlacedOrderProps) {
  const t = useTranslate();
  const key = orderKey(record.orderNumber);
  const isCustomer = useSession().state === "signed-in";
  const loads = awaitsArtwork(record) && (isCustomer || key !== undefined);
  const question = loads ? JSON.stringify([record.orderNumber, key]) : "";
  const { value: order, reload } = useLoad({ load: loadPlaced, question });
  return (
    <OrderDetails
      order={order ?? lastOrderAnswer(record, takenAt, t)}
      figures={order ? undefined : lastFigures(record)}
      isReadOnce
      contact={contact}
      {...(order && { reload })}
    />
  );
}

const NO_ORDER = "To see an order, open the link in its confirmation email.";

/** With `?order=…&key=…` shows the order of an emailed link; otherwise the one just placed in this browser. */
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
