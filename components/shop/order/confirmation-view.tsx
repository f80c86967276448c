"use client";

import { useSearchParams } from "next/navigation";
import type { ShopContact } from "./help-card";
import { LastOrderView } from "./last-order-view";
import { OrderByKeyView } from "./order-by-key-view";

/** With `?order=…&key=…` the order of a mail's link; without, the one just placed here. */
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
