"use client";

import { Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { staffPaths } from "@/lib/base/staff-paths";
import { momentText } from "@/components/shared/format/dates";
import { phoneHref } from "@/components/shared/format/phone-href";
import { OrderNotFound } from "@/components/domain/order/order-not-found";
import { OrderPageSkeleton } from "@/components/domain/order/order-page-skeleton";
import { isMissing } from "@/components/domain/order/use-order";
import { BillingFacts, hasBillingFacts } from "@/components/domain/order/billing-facts";
import { CancelledNote } from "@/components/domain/order/cancelled-note";
import { ItemsCard } from "@/components/domain/order/items-card";
import { PurchaseOrder } from "@/components/domain/order/purchase-order";
import { ShippingAddress } from "@/components/domain/order/shipping-address";
import { WaitingCorrection } from "@/components/domain/order/waiting-correction";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { First } from "@/lib/api/call";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import type { OrderDesk } from "@/lib/fulfilment/desk/schema";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { findCancelled } from "@/lib/orders/view/progress";
import { CustomerLink } from "../../shared/customer-link";
import { PageHeading } from "../../shared/page-heading";
import { useBackLink } from "../../shared/use-back-link";
import { CallOffsCard } from "../dispatches/call-offs-card";
import { DispatchesCard } from "../dispatches/dispatches-card";
import { CorrectButton } from "../actions/correct-button";
import { ClaimsCard } from "./claims-card";
import { type AdminOrderData, type AdminOrder, useAdminOrder } from "./admin-order-data";
import { EarlierOrders } from "./earlier-orders";
import { PricedBy } from "../../sizes/priced-by";
import { ProducedCard } from "./produced-card";
import { ManageOrder } from "./manage-order";
import { MovementsCard } from "./movements-card";
import { NoEmail } from "./no-email";
import { DispatchDate } from "../order-marks";
import { OrderActivity } from "../activity/order-activity";
import { DocumentsCard } from "./documents-card";
import { PaymentCard } from "./payment-card";
import { ProofsCard } from "./proofs-card";

export function AdminOrderView({ id, first }: { id: string; first?: First<OrderDesk> }) {
  const list = useBackLink(staffPaths.orders);
  const back = { href: list, label: "Back to Orders" };
  const { desk, error, ...doing } = useAdminOrder(id, list, first);
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
        {order.replaces && (
          <>
            , free of charge, to replace goods of{" "}
            <Link
              href={staffPaths.order(order.replaces._id)}
              prefetch={false}
              className="text-link"
            >
              {order.replaces.orderId}
            </Link>
          </>
        )}
        {order.offer && (
          <>
            , from offer{" "}
            <Link href={staffPaths.offer(order.offer._id)} prefetch={false} className="text-link">
              {order.offer.number}
            </Link>
          </>
        )}
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

type DeskProps = Omit<AdminOrder, "desk" | "error"> & { desk: AdminOrderData };

function Work({ desk, renew, onChanged }: DeskProps) {
  const { order, actions, ledger, messages } = desk;
  return (
    <>
      {order.waiting && (
        <ShopsCorrection waiting={order.waiting} order={order} onChanged={onChanged} />
      )}
      <ManageOrder order={order} actions={actions} onChanged={onChanged} renew={renew} />
      <ClaimsCard order={order} renew={renew} />
      {findCancelled(order) && <CancelledNote order={order} reader="shop" />}
      {order.products.some(({ stage }) => stage !== null) && (
        <ProofsCard order={order} renew={renew} />
      )}
      {actions && actions.made.length > 0 && (
        <ProducedCard order={order} made={actions.made} onChanged={onChanged} />
      )}
      <ItemsCard order={order} reader="staff" note={({ made }) => <PricedBy made={made} />}>
        <CorrectButton {...{ order, actions, onChanged, renew }} start="lines">
          Correct lines
        </CorrectButton>
      </ItemsCard>
      <CallOffsCard order={order} actions={actions} renew={renew} />
      <DispatchesCard order={order} renew={renew} />
      {ledger && (
        <PaymentCard
          order={order}
          ledger={ledger}
          refunds={actions?.refunds ?? []}
          voidNotes={actions?.voidNotes ?? []}
          owed={actions?.refundable.owed ?? 0}
          renew={renew}
        />
      )}
      {actions && <MovementsCard {...actions} />}
      <OrderActivity {...{ order, messages, renew }} activity={desk.activity} />
    </>
  );
}

interface ShopsCorrectionProps extends Pick<AdminOrder, "onChanged"> {
  order: OrderAnswer;
  waiting: NonNullable<OrderAnswer["waiting"]>;
}

function ShopsCorrection({ order, waiting, onChanged }: ShopsCorrectionProps) {
  const mayWrite = useMay("orders.write.all");
  const params = { id: order._id };
  const withdraw = async () =>
    onChanged(await call("DELETE /admin/orders/{id}/correction", { params }));
  return <WaitingCorrection waiting={waiting} withdraw={mayWrite ? withdraw : undefined} />;
}

function Facts({ desk, renew, onChanged }: DeskProps) {
  const { order, actions, others, customerOrders } = desk;
  const correcting = { order, actions, onChanged, renew };
  return (
    <>
      <CustomerCard {...correcting} customer={desk.customer}>
        <EarlierOrders order={order} others={others} total={customerOrders} />
      </CustomerCard>
      <DocumentsCard order={order} renew={renew} />
      {order.purchaseOrder && (
        <Card className="px-5 pb-4 sm:px-6">
          <PurchaseOrder order={order} />
        </Card>
      )}
      <DeliveryCard {...correcting} />
    </>
  );
}

const LINE = "flex min-h-9 items-center gap-2.5 text-link pointer-coarse:min-h-11";

type Correcting = Pick<DeskProps, "renew" | "onChanged"> &
  Pick<AdminOrderData, "order" | "actions">;

interface CustomerCardProps extends Correcting {
  /** The id of the customer page; null for a guest. */
  customer: string | null;
  children: ReactNode;
}

function CustomerCard({ customer, children, ...correcting }: CustomerCardProps) {
  const { order, onChanged } = correcting;
  const { user, phone, company, orderId } = order;
  const { email } = user;
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">Customer</h2>
      <p className="mt-3 font-semibold break-words">
        <CustomerLink customer={customer}>{user.name}</CustomerLink>
      </p>
      {company && <p className="text-sm break-words text-muted-foreground">{company}</p>}
      <div className="mt-1.5 text-[0.9375rem]">
        {email !== null && (
          <a href={mailAddress(email, orderId)} className={LINE}>
            <Mail aria-hidden className="size-4 shrink-0" />
            <span className="min-w-0 break-words">{email}</span>
          </a>
        )}
        <CorrectButton {...correcting} start="email">
          Correct email
        </CorrectButton>
        {phone && (
          <a href={phoneHref(phone)} className={LINE}>
            <Phone aria-hidden className="size-4 shrink-0" />
            <span className="tabular">{phone}</span>
          </a>
        )}
      </div>
      {email === null && <NoEmail order={order} onChanged={onChanged} />}
      {children}
    </Card>
  );
}

/** A mailto link with the order's number in the subject. */
function mailAddress(email: string, orderId: string): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Order ${orderId}`)}`;
}

function DeliveryCard(correcting: Correcting) {
  const { order } = correcting;
  return (
    <Card className="p-5 sm:p-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-heading">Shipping Address</h2>
        <CorrectButton {...correcting} start="address">
          Correct address
        </CorrectButton>
      </div>
      <p className="-mt-2 mb-3 text-sm empty:hidden">
        <DispatchDate order={order} />
      </p>
      <ShippingAddress address={order.shippingAddress} company={order.company} />
      {hasBillingFacts(order) && (
        <dl className="mt-4 space-y-3 border-t perforated pt-4 text-[0.9375rem]">
          <BillingFacts order={order} />
        </dl>
      )}
    </Card>
  );
}
