"use client";

import type { ReactNode } from "react";
import { useWords } from "#words";
import type { ShownOrder } from "@/lib/client/checkout/shown-order";
import { dayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { useSession } from "@/lib/client/session";
import { paths } from "@/lib/base/paths";
import { CONFIRMED_STEPS } from "@/lib/orders/status-text";
import { CancelledNote } from "./cancelled-note";
import { HowToPay } from "./how-to-pay";
import { HelpCard, type ShopContact } from "./help-card";
import { ItemsCard } from "./items-card";
import { MovementsNote } from "./movements";
import { NextSteps } from "./next-steps";
import { orderKey } from "./by-key/order-keys";
import { ProgressList } from "./progress-list";
import { BillingFacts } from "./billing-facts";
import { CallOffsCard } from "./call-offs/call-offs-card";
import { ClaimsCard } from "./claims-card";
import { DispatchesCard } from "./dispatches-card";
import { DownloadInvoice } from "./download-invoice";
import { Fact } from "./fact";
import { ShippingAddress } from "./shipping-address";
import { StatusBadge } from "./status-badge";

interface OrderDetailsProps {
  order: ShownOrder;
  contact: ShopContact;
  artwork?: ReactNode;
  /** What of it is never sent. */
  ended?: ReactNode;
  /** Buttons below the facts of the order. */
  actions?: ReactNode;
  /** Reads the order anew. */
  reload?: () => void;
}

/** Everything about one order: facts, progress, items, next steps, contact. */
export function OrderDetails({
  order,
  contact,
  artwork,
  ended,
  actions,
  reload,
}: OrderDetailsProps) {
  const say = useWords();
  const { progress } = order;
  const { state, meaning } = order.words;
  return (
    <>
      <p className="mb-8 text-lead">
        {say.parts(`Thank you, {name}. Your order {number} ${state}.`, {
          name: order.address.firstName,
          number: (
            <strong className="font-semibold whitespace-nowrap tabular">{order.orderNumber}</strong>
          ),
        })}
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
        <div className="min-w-0 space-y-6">
          {order.payment.isTold && progress && (
            <HowToPay
              orderNumber={order.orderNumber}
              orderKey={orderKey(order.orderNumber)}
              advance={order.payment.advance}
              owed={order.payment.owed}
            />
          )}
          {progress ? (
            <ProgressList
              steps={order.status === "Pending" ? CONFIRMED_STEPS : progress}
              order={order}
              meaning={meaning}
            />
          ) : (
            <CancelledNote cancelled={order.cancelled} />
          )}
          {ended}
          <CallOffsCard order={order} reload={reload} />
          <DispatchesCard order={order} />
          <ClaimsCard order={order} />
          <MovementsNote {...order} />
          {artwork}
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

interface OrderFactsProps {
  order: ShownOrder;
  actions?: ReactNode;
}

function OrderFacts({ order, actions }: OrderFactsProps) {
  const say = useWords();
  const key = orderKey(order.orderNumber);
  const isCustomer = useSession().state === "signed-in";
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-4 text-heading">{say("Order details")}</h2>
      <dl className="space-y-3.5 text-[0.9375rem]">
        <Fact name={say("Order Number")}>
          <span className="font-semibold tabular">{order.orderNumber}</span>
        </Fact>
        <Fact name={say("Order Status")}>
          <StatusBadge status={order.status} partly={order.partlyDispatched} className="mt-0.5" />
        </Fact>
        <Fact name={say("Order Date")}>{dayText(order.placedAt, say.language)}</Fact>
        {order.email !== null && <Fact name={say("Email")}>{order.email}</Fact>}
        <Fact name={say("Total")}>
          <span className="font-semibold">
            <Rupees amount={order.total} />
          </span>
        </Fact>
        <Fact name={say("Shipping Address")}>
          <ShippingAddress address={order.address} company={order.company} />
        </Fact>
        <BillingFacts billing={order.billing} company={order.company} />
      </dl>
      {(isCustomer || key !== undefined) && (
        <DownloadInvoice
          orderNumber={order.orderNumber}
          orderKey={key}
          variant="outline"
          className="mt-5 w-full"
        />
      )}
      {actions}
      {order.isReadOnce && (key !== undefined || isCustomer) && (
        <p className="mt-3 text-sm">
          <Link
            className="inline-flex min-h-11 items-center text-link"
            href={key ? paths.orderByKey(order.orderNumber, key) : paths.order(order.orderNumber)}
            prefetch={false}
          >
            {say(key ? "Link to this order" : "View this order in your account")}
          </Link>
        </p>
      )}
    </Card>
  );
}
