"use client";

import { useParams } from "next/navigation";
import { OrderNotFound } from "@/components/account/order/order-not-found";
import { OrderPageSkeleton } from "@/components/account/order/order-page-skeleton";
import { OrderSheets } from "@/components/account/order/order-sheets";
import { isMissing, useOrder } from "@/components/account/order/use-order";
import type { ShopContact } from "@/components/order/help-card";
import { paths } from "@/lib/paths";
import { useWayBack } from "../shared/use-way-back";
import { CustomerCard } from "./customer-card";
import { ManageOrder } from "./manage-order";
import { OrderMessages } from "./order-messages";
import { OrderNotes } from "./order-notes";

/** The order of the address: what an admin does with it, and below it the customer's page of it. */
export function AdminOrderView({ contact }: { contact: ShopContact }) {
  const { id } = useParams<{ id: string }>();
  return <LoadedOrder key={id} id={id} contact={contact} />;
}

function LoadedOrder({ id, contact }: { id: string; contact: ShopContact }) {
  const list = useWayBack(paths.adminOrders);
  const back = { href: list, label: "Back to Orders" };
  const { value: order, error, adopt, reload } = useOrder(id, list);
  if (isMissing(error)) return <OrderNotFound back={back} />;
  if (!order) return <OrderPageSkeleton />;
  return (
    <OrderSheets
      order={order}
      contact={contact}
      back={back}
      onChanged={adopt}
      reload={reload}
      desk={
        <>
          <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
            <div className="min-w-0 space-y-6">
              <ManageOrder order={order} onChanged={adopt} reload={reload} />
              <OrderMessages order={order} />
              <OrderNotes orderId={order._id} />
            </div>
            <CustomerCard order={order} />
          </div>
          <p className="mt-10 mb-4 border-t pt-4 text-sm text-muted-foreground">
            Below is the page of this order as its customer sees it.
          </p>
        </>
      }
    />
  );
}
