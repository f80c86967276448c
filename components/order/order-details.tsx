"use client";

import type { ShownOrder } from "@/lib/checkout/shown-order";
import { CancelledNote } from "./cancelled-note";
import { HelpCard, type ShopContact } from "./help-card";
import { ItemsCard } from "./items-card";
import { NextSteps } from "./next-steps";
import { OrderFacts } from "./order-facts";
import { ProgressList } from "./progress-list";

interface OrderDetailsProps {
  order: ShownOrder;
  contact: ShopContact;
}

/** Everything about one order: facts, progress, what was bought, what comes next, who helps. */
export function OrderDetails({ order, contact }: OrderDetailsProps) {
  const { status } = order;
  return (
    <>
      <p className="mb-8 text-lead">
        Thank you, {order.address.firstName}.{" "}
        {status === "Cancelled" ? "We cancelled your order" : "We have your order"}{" "}
        <strong className="font-semibold tabular">{order.orderNumber}</strong>.
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
        <div className="min-w-0 space-y-6">
          {status === "Cancelled" ? (
            <CancelledNote />
          ) : (
            <ProgressList status={status} placedAt={order.placedAt} />
          )}
          <ItemsCard order={order} />
          {status !== "Cancelled" && <NextSteps order={order} />}
        </div>
        <div className="min-w-0 space-y-6">
          <OrderFacts order={order} />
          <HelpCard contact={contact} orderNumber={order.orderNumber} />
        </div>
      </div>
    </>
  );
}
