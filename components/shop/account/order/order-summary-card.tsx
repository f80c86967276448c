"use client";

import { dayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { CancelOrder } from "@/components/shop/order/cancel-order";
import { DownloadInvoice } from "@/components/shop/order/download-invoice";
import { Fact } from "@/components/shop/order/fact";
import { PaperList } from "@/components/shop/order/paper-list";
import { StatusBadge } from "@/components/shop/order/status-badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { mayFollow } from "@/lib/orders/status";
import { paths } from "@/lib/base/paths";
import { OrderAgain } from "./order-again";

interface OrderSummaryCardProps {
  order: OrderAnswer;
  onChanged: (order: OrderAnswer) => void;
  reload: () => void;
}

export function OrderSummaryCard({ order, onChanged, reload }: OrderSummaryCardProps) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-4 text-heading">Order Summary</h2>
      <dl className="grid gap-x-6 gap-y-3.5 text-[0.9375rem] sm:grid-cols-2">
        <Fact name="Order Number">
          <span className="font-semibold tabular">{order.orderId}</span>
        </Fact>
        <Fact name="Order Date">{dayText(new Date(order.createdAt))}</Fact>
        <Fact name="Customer Email">{order.user.email ?? "None"}</Fact>
        <Fact name="Total Amount">
          <span className="font-semibold">
            <Rupees amount={order.totalAmount} />
          </span>
        </Fact>
        <Fact name="Order Status">
          <StatusBadge status={order.status} className="mt-0.5" />
        </Fact>
      </dl>
      <div className="mt-6 flex flex-col gap-3 border-t perforated pt-5 sm:flex-row sm:flex-wrap">
        <DownloadInvoice orderNumber={order.orderId} />
        <OrderAgain order={order} />
        <Button asChild variant="outline">
          <Link href={paths.products()}>Continue Shopping</Link>
        </Button>
        {mayFollow(order.status, "Cancelled") && (
          <CancelOrder order={order} onChanged={onChanged} reload={reload} className="sm:ml-auto" />
        )}
      </div>
      {order.documents.length > 1 && (
        <div className="mt-5 border-t pt-4">
          <h3 className="mb-1 font-semibold">Documents</h3>
          <PaperList papers={order.documents} />
        </div>
      )}
    </Card>
  );
}
