"use client";

import { ArrowLeft } from "lucide-react";
import { dayText } from "@/components/shared/format/dates";
import { BillingFacts, hasBillingFacts } from "@/components/shop/order/billing-facts";
import { CancelledNote } from "@/components/shop/order/cancelled-note";
import type { ShopContact } from "@/components/shop/order/help-card";
import { HowToPay } from "@/components/shop/order/how-to-pay";
import { ItemsCard } from "@/components/shop/order/items-card";
import { MovementsNote } from "@/components/shop/order/movements";
import { OrderReviews } from "@/components/shop/order/order-reviews";
import { NextSteps } from "@/components/shop/order/next-steps";
import { ProgressList } from "@/components/shop/order/progress-list";
import { ShippingAddress } from "@/components/shop/order/shipping-address";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { shownOrder } from "@/lib/client/checkout/shown-order";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { meaningOf } from "@/lib/orders/status-text";
import { BrowseCard } from "./browse-card";
import { NeedHelpCard } from "./need-help-card";
import { OrderSummaryCard } from "./order-summary-card";
import { StatusHistory } from "./status-history";

interface OrderSheetsProps {
  order: OrderAnswer;
  contact: ShopContact;
  /** To the list that the order stands in. */
  back: { href: string; label: string };
  /** The order as it is after something was done to it. */
  onChanged: (order: OrderAnswer) => void;
  reload: () => void;
}

/** Everything about one order, for its customer. */
export function OrderSheets(props: OrderSheetsProps) {
  const { order, contact, back, onChanged, reload } = props;
  const shown = shownOrder(order);
  const { status } = order;
  return (
    <>
      <Button asChild variant="ghost" className="-ml-3 px-3">
        <Link href={back.href}>
          <ArrowLeft aria-hidden /> {back.label}
        </Link>
      </Button>
      <h1 className="mt-3 text-section sm:text-title">
        Order <span className="inline-block max-w-full">#{order.orderId}</span>
      </h1>
      <p className="mt-2 mb-8 text-lead text-muted-foreground">
        Details for your purchase on {dayText(shown.placedAt)}
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
        <div className="min-w-0 space-y-6">
          <OrderSummaryCard order={order} onChanged={onChanged} reload={reload} />
          {shown.payment.isTold && <HowToPay orderNumber={order.orderId} orderKey={undefined} />}
          {shown.progress ? (
            <ProgressList steps={shown.progress} order={shown} meaning={meaningOf(shown.words)} />
          ) : (
            <CancelledNote cancelled={shown.cancelled} />
          )}
          <MovementsNote {...order} />
          <ItemsCard order={shown} />
          {status === "Delivered" && <OrderReviews orderNumber={order.orderId} />}
          <StatusHistory history={order.history} />
        </div>
        <div className="min-w-0 space-y-6">
          <Card className="p-5 sm:p-6">
            <h2 className="mb-3 text-heading">Shipping Address</h2>
            <ShippingAddress address={order.shippingAddress} company={order.company} />
            {order.phone && <p className="mt-2 tabular">{order.phone}</p>}
          </Card>
          {hasBillingFacts(shown.billing) && (
            <Card className="p-5 sm:p-6">
              <h2 className="mb-3 text-heading">Billing</h2>
              <dl className="space-y-3.5 text-[0.9375rem]">
                <BillingFacts billing={shown.billing} company={order.company} />
              </dl>
            </Card>
          )}
          {status !== "Cancelled" && <NextSteps order={shown} contact={contact} />}
          <NeedHelpCard order={order} contact={contact} />
          <BrowseCard />
        </div>
      </div>
    </>
  );
}
