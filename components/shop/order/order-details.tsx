"use client";

import type { ReactNode } from "react";
import type { ShownOrder } from "@/lib/client/checkout/shown-order";
import { CancelledNote } from "./cancelled-note";
import { HowToPay } from "./how-to-pay";
import { HelpCard, type ShopContact } from "./help-card";
import { ItemsCard } from "./items-card";
import { MovementsNote } from "./movements";
import { NextSteps } from "./next-steps";
import { orderKey } from "./order-keys";
import { OrderFacts } from "./order-facts";
import { ProgressList } from "./progress-list";

interface OrderDetailsProps {
  order: ShownOrder;
  contact: ShopContact;
  /** What can be done with the order, below its facts. */
  actions?: ReactNode;
}

/** Everything about one order: facts, progress, what was bought, what comes next, who helps. */
export function OrderDetails({ order, contact, actions }: OrderDetailsProps) {
  const { progress } = order;
  const { state, meaning } = order.words;
  return (
    <>
      <p className="mb-8 text-lead">
        Thank you, {order.address.firstName}. Your order{" "}
        <strong className="font-semibold whitespace-nowrap tabular">{order.orderNumber}</strong>{" "}
        {state}.
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
        <div className="min-w-0 space-y-6">
          {order.payment.isTold && progress && (
            <HowToPay orderNumber={order.orderNumber} orderKey={orderKey(order.orderNumber)} />
          )}
          {progress ? (
            <ProgressList steps={progress} order={order} meaning={meaning} />
          ) : (
            <CancelledNote cancelled={order.cancelled} />
          )}
          <MovementsNote {...order} />
          <ItemsCard order={order} />
          {progress && <NextSteps order={order} contact={contact} />}
        </div>
        <div className="min-w-0 space-y-6">
          <OrderFacts order={order} actions={actions} />
          <HelpCard contact={contact} orderNumber={order.orderNumber} />
        </div>
      </div>
    </>
  );
}
