"use client";

import type { ReactNode } from "react";
import { dayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { ShownOrder } from "@/lib/client/checkout/shown-order";
import { useSession } from "@/lib/client/session";
import { paths } from "@/lib/base/paths";
import { BillingFacts } from "./billing-facts";
import { DownloadInvoice } from "./download-invoice";
import { Fact } from "./fact";
import { orderKey } from "./order-keys";
import { ShippingAddress } from "./shipping-address";
import { StatusBadge } from "./status-badge";

interface OrderFactsProps {
  order: ShownOrder;
  actions?: ReactNode;
}

export function OrderFacts({ order, actions }: OrderFactsProps) {
  const key = orderKey(order.orderNumber);
  const isCustomer = useSession().state === "signed-in";
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-4 text-heading">Order details</h2>
      <dl className="space-y-3.5 text-[0.9375rem]">
        <Fact name="Order Number">
          <span className="font-semibold tabular">{order.orderNumber}</span>
        </Fact>
        <Fact name="Order Status">
          <StatusBadge status={order.status} className="mt-0.5" />
        </Fact>
        <Fact name="Order Date">{dayText(order.placedAt)}</Fact>
        {order.email !== null && <Fact name="Email">{order.email}</Fact>}
        <Fact name="Total">
          <span className="font-semibold">
            <Rupees amount={order.total} />
          </span>
        </Fact>
        <Fact name="Shipping Address">
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
            {key ? "Link to this order" : "View this order in your account"}
          </Link>
        </p>
      )}
    </Card>
  );
}
