"use client";

import { useParams } from "next/navigation";
import { OrderNotFound } from "@/components/account/order/order-not-found";
import { OrderPageSkeleton } from "@/components/account/order/order-page-skeleton";
import { StatusHistory } from "@/components/account/order/status-history";
import { isMissing, useOrder } from "@/components/account/order/use-order";
import { momentText } from "@/components/format/dates";
import { CancelledNote } from "@/components/order/cancelled-note";
import { ItemsCard } from "@/components/order/items-card";
import { useMay } from "@/lib/client/use-role";
import { shownOrder } from "@/lib/checkout/shown-order";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { paths } from "@/lib/paths";
import { PageHeading } from "../shared/page-heading";
import { useWayBack } from "../shared/use-way-back";
import { useActions } from "./actions/use-actions";
import { CustomerCard } from "./customer-card";
import { DeliveryCard } from "./delivery-card";
import { EarlierOrders } from "./earlier-orders";
import { ManageOrder } from "./manage-order";
import { MovementsCard } from "./movements-card";
import { OrderMails } from "./order-mails";
import { OrderMessages } from "./order-messages";
import { PapersCard } from "./papers-card";
import { PaymentCard } from "./payment-card";
import { OrderNotes } from "./order-notes";

/** The order of the address, as the shop's people work with it. */
export function AdminOrderView() {
  const { id } = useParams<{ id: string }>();
  return <LoadedOrder key={id} id={id} />;
}

function LoadedOrder({ id }: { id: string }) {
  const list = useWayBack(paths.adminOrders);
  const back = { href: list, label: "Back to Orders" };
  const { value: order, error, adopt, reload } = useOrder(id, list);
  if (isMissing(error)) return <OrderNotFound back={back} />;
  if (!order) return <OrderPageSkeleton />;
  const title = (
    <>
      Order <span className="whitespace-nowrap">#{order.orderId}</span>
    </>
  );
  return (
    <>
      <PageHeading title={title} back={back}>
        Placed on {momentText(new Date(order.createdAt))} by {order.user.name}
      </PageHeading>
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_22rem]">
        <div className="min-w-0 space-y-5">
          <Work order={order} onChanged={adopt} reload={reload} />
        </div>
        <div className="min-w-0 space-y-5">
          <CustomerCard order={order}>
            <EarlierOrders id={order._id} email={order.user.email} />
          </CustomerCard>
          <PapersCard order={order} reload={reload} />
          <DeliveryCard order={order} />
          <OrderMails orderId={order._id} />
          <StatusHistory history={order.history} />
        </div>
      </div>
    </>
  );
}

interface WorkProps {
  order: OrderAnswer;
  onChanged: (order: OrderAnswer) => void;
  reload: () => void;
}

/** What is done with the order, and what was bought. */
function Work({ order, onChanged, reload }: WorkProps) {
  const shown = shownOrder(order);
  const actions = useActions(order);
  const mayReadPayments = useMay("payments.read");
  const mayReadMessages = useMay("messages.read");
  const reloadAll = () => {
    reload();
    actions.reload();
  };
  return (
    <>
      <ManageOrder order={order} actions={actions.value} onChanged={onChanged} reload={reloadAll} />
      {shown.cancelled && <CancelledNote cancelled={shown.cancelled} reader="shop" />}
      <ItemsCard order={shown} />
      {mayReadPayments && (
        <PaymentCard order={order} refunds={actions.value?.refunds ?? []} reload={reloadAll} />
      )}
      {actions.value && <MovementsCard {...actions.value} />}
      {mayReadMessages && <OrderMessages order={order} />}
      <OrderNotes orderId={order._id} />
    </>
  );
}
