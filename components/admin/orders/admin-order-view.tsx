"use client";

import { OrderNotFound } from "@/components/shop/account/order/order-not-found";
import { OrderPageSkeleton } from "@/components/shop/account/order/order-page-skeleton";
import { StatusHistory } from "@/components/shop/account/order/status-history";
import { isMissing } from "@/components/shop/account/order/use-order";
import { momentText } from "@/components/shared/format/dates";
import { CancelledNote } from "@/components/shop/order/cancelled-note";
import { ItemsCard } from "@/components/shop/order/items-card";
import { shownOrder } from "@/lib/client/checkout/shown-order";
import { paths } from "@/lib/base/paths";
import { PageHeading } from "../shared/page-heading";
import { useWayBack } from "../shared/use-way-back";
import { CustomerCard } from "./customer-card";
import { DeliveryCard } from "./delivery-card";
import type { Desk } from "./desk";
import { EarlierOrders } from "./earlier-orders";
import { ManageOrder } from "./manage-order";
import { MovementsCard } from "./movements-card";
import { OrderMails } from "./order-mails";
import { OrderMessages } from "./order-messages";
import { PapersCard } from "./papers-card";
import { PaymentCard } from "./payment-card";
import { OrderNotes } from "./order-notes";
import { useDesk, type OrderDesk } from "./use-desk";

/** The order of this id or number, as the shop's people work with it. */
export function AdminOrderView({ id }: { id: string }) {
  const list = useWayBack(paths.adminOrders);
  const back = { href: list, label: "Back to Orders" };
  const { desk, error, ...doing } = useDesk(id, list);
  if (!desk) return isMissing(error) ? <OrderNotFound back={back} /> : <OrderPageSkeleton />;
  const { order } = desk;
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
          <Work desk={desk} {...doing} />
        </div>
        <div className="min-w-0 space-y-5">
          <Facts desk={desk} {...doing} />
        </div>
      </div>
    </>
  );
}

type DeskProps = Omit<OrderDesk, "desk" | "error"> & { desk: Desk };

/** What is done with the order, and what was bought. */
function Work({ desk, renew, onChanged, put }: DeskProps) {
  const { order, actions, ledger, messages, notes } = desk;
  const shown = shownOrder(order);
  return (
    <>
      <ManageOrder order={order} actions={actions} onChanged={onChanged} renew={renew} />
      {shown.cancelled && <CancelledNote cancelled={shown.cancelled} reader="shop" />}
      <ItemsCard order={shown} />
      {ledger && (
        <PaymentCard
          order={order}
          ledger={ledger}
          refunds={actions.value?.refunds ?? []}
          owed={actions.value?.refundable.owed ?? 0}
          renew={renew}
        />
      )}
      {actions.value && <MovementsCard {...actions.value} />}
      {messages && (
        <OrderMessages
          order={order}
          messages={messages}
          onSent={(message) => put("messages", (before) => [message, ...before])}
          renew={renew}
        />
      )}
      <OrderNotes
        orderId={order._id}
        notes={notes}
        onAdded={(note) => put("notes", (before) => [note, ...before])}
        renew={renew}
      />
    </>
  );
}

/** Whose it is, its papers and mails, and what became of it. */
function Facts({ desk: { order, mails, latest }, renew, put }: DeskProps) {
  return (
    <>
      <CustomerCard order={order}>
        {latest.value && <EarlierOrders order={order} latest={latest.value} />}
      </CustomerCard>
      <PapersCard order={order} renew={renew} />
      <DeliveryCard order={order} />
      <OrderMails
        orderId={order._id}
        mails={mails}
        onQueued={(now) => put("mails", () => now)}
        renew={renew}
      />
      <StatusHistory history={order.history} />
    </>
  );
}
