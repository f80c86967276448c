import { ArrowLeft, PackageOpen } from "lucide-react";
import { useTranslate } from "#words";
import { dayText } from "@/components/shared/format/dates";
import { ArtworkSlot } from "@/components/shop/artwork/artwork-slot";
import { BillingFacts, hasBillingFacts } from "@/components/domain/order/billing-facts";
import { CancelledNote } from "@/components/domain/order/cancelled-note";
import type { ShopContact } from "@/components/shop/order/help-card";
import { HowToPay } from "@/components/shop/order/how-to-pay";
import { ItemsCard } from "@/components/domain/order/items-card";
import { CallOffsCard } from "@/components/domain/order/call-offs/call-offs-card";
import { ClaimsCard } from "@/components/domain/order/claims-card";
import { DispatchesCard } from "@/components/domain/order/dispatches-card";
import { PurchaseOrder } from "@/components/domain/order/purchase-order";
import { EndedShortNote } from "@/components/shop/order/ended-short-note";
import { MovementsNote } from "@/components/shop/order/movements";
import { OrderReviews } from "@/components/shop/order/reviews/order-reviews";
import { NextSteps } from "@/components/shop/order/next-steps";
import { ProgressList } from "@/components/shop/order/progress-list";
import { ShippingAddress } from "@/components/domain/order/shipping-address";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { OrderReview } from "@/lib/fulfilment/reviews/schemas";
import { mayDo, type OrderAct } from "@/lib/orders/order-acts";
import type { OrderAnswer } from "@/lib/orders/schemas";
import type { PaymentInstructions } from "@/lib/payments/schemas";
import { explainStatus, getStatusText } from "@/lib/orders/status-text";
import { owedBack, tellsPayment, unpaidAdvance } from "@/lib/orders/view/payment";
import { paths } from "@/lib/base/paths";
import { Rupees } from "@/components/shared/format/rupees";
import { CancelOrder } from "@/components/shop/order/cancel-order";
import { CorrectOwnOrder } from "@/components/shop/order/correct-own-order";
import { DownloadInvoice } from "@/components/shop/order/download-invoice";
import { Fact } from "@/components/domain/order/fact";
import { DocumentList } from "@/components/domain/order/document-list";
import { StatusBadge } from "@/components/domain/order/status-badge";
import { SaveList } from "@/components/shop/lists/save-list";
import { listProductItems } from "@/lib/orders/cart/line-key";
import { reorderQuestion } from "@/lib/orders/place/reorder";
import { StatusHistory } from "@/components/domain/order/status-history";
import { NeedHelpCard } from "./need-help-card";
import { HandOver } from "../company/hand-over";
import { OrderAgain } from "./order-again";

/** What the server reads of an order's page; parts that the order does not show are null. */
export interface OrderFirst {
  order: OrderAnswer;
  payment: PaymentInstructions | null;
  reviews: OrderReview[] | null;
}

interface OrderSheetsProps {
  order: OrderAnswer;
  contact: ShopContact;
  /** The list that contains the order. */
  back: { href: string; label: string };
  /** Receives the order after an action has changed it. */
  onChanged: (order: OrderAnswer) => void;
  reload: () => void;
  first?: OrderFirst | null;
}

/** Everything about one order, for its customer. */
export function OrderSheets(props: OrderSheetsProps) {
  const t = useTranslate();
  const { order, contact, back, onChanged, reload, first } = props;
  const { status } = order;
  const words = getStatusText(order);
  const may = (act: OrderAct) => mayDo(order, act);
  return (
    <>
      <Button asChild variant="ghost" className="-ml-3 px-3">
        <Link href={back.href}>
          <ArrowLeft aria-hidden /> {t(back.label)}
        </Link>
      </Button>
      <h1 className="mt-3 text-section sm:text-title">
        {t.parts("Order {number}", {
          number: <span className="inline-block max-w-full">#{order.orderId}</span>,
        })}
      </h1>
      <p className="mt-2 mb-8 text-lead text-muted-foreground">
        {t("Details for your purchase on {day}", {
          day: dayText(new Date(order.createdAt), t.language),
        })}
        {order.orderedFor &&
          t(" by {member} for {company}", {
            member: order.orderedBy ?? "",
            company: order.orderedFor.name,
          })}
        {order.replaces &&
          t.parts(", free of charge, to replace goods of order {order}", {
            order: (
              <Link href={paths.order(order.replaces._id)} className="text-link tabular">
                {order.replaces.orderId}
              </Link>
            ),
          })}
        {order.offer &&
          t.parts(", from offer {offer}", {
            offer: (
              <Link href={paths.offer(order.offer._id)} className="text-link tabular">
                {order.offer.number}
              </Link>
            ),
          })}
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
        <div className="min-w-0 space-y-6">
          <OrderSummaryCard order={order} onChanged={onChanged} reload={reload} />
          {tellsPayment(order) && may("pay") && (
            <HowToPay
              orderNumber={order.orderId}
              orderKey={undefined}
              first={first?.payment}
              advance={unpaidAdvance(order)}
              owed={owedBack(order)}
            />
          )}
          {words.progress ? (
            <ProgressList steps={words.progress} order={order} meaning={explainStatus(words, t)} />
          ) : (
            <CancelledNote order={order} />
          )}
          <EndedShortNote order={order} />
          <CallOffsCard order={order} reload={may("act") ? reload : undefined} />
          <DispatchesCard order={order} />
          <ClaimsCard order={order} />
          <MovementsNote {...order} />
          <ArtworkSlot order={order} reload={reload} />
          <ItemsCard order={order} />
          {status === "Delivered" && (
            <OrderReviews orderNumber={order.orderId} first={first?.reviews} />
          )}
          <StatusHistory history={order.history} />
        </div>
        <div className="min-w-0 space-y-6">
          <Card className="p-5 sm:p-6">
            <h2 className="mb-3 text-heading">{t("Shipping Address")}</h2>
            <ShippingAddress address={order.shippingAddress} company={order.company} />
            {order.phone && <p className="mt-2 tabular">{order.phone}</p>}
          </Card>
          {hasBillingFacts(order) && (
            <Card className="p-5 sm:p-6">
              <h2 className="mb-3 text-heading">{t("Billing")}</h2>
              <dl className="space-y-3.5 text-[0.9375rem]">
                <BillingFacts order={order} />
              </dl>
            </Card>
          )}
          {status !== "Cancelled" && may("act") && (
            <NextSteps order={order} contact={contact} reload={reload} />
          )}
          {may("act") && <NeedHelpCard order={order} contact={contact} />}
          <BrowseCard />
        </div>
      </div>
    </>
  );
}

function BrowseCard() {
  const t = useTranslate();
  return (
    <Card className="bg-kraft fibres p-5 text-kraft-foreground sm:p-6">
      <h2 className="flex items-center gap-3 text-heading">
        <PackageOpen aria-hidden className="size-6 shrink-0" strokeWidth={1.5} />
        {t("Something else to pack?")}
      </h2>
      <p className="mt-2 text-[0.9375rem]">{t("Boxes, bags, cups and tapes, from 100 pieces.")}</p>
      <Button asChild className="mt-4">
        <Link href={paths.products()}>{t("Browse Products")}</Link>
      </Button>
    </Card>
  );
}

interface OrderSummaryCardProps {
  order: OrderAnswer;
  onChanged: (order: OrderAnswer) => void;
  reload: () => void;
}

function OrderSummaryCard({ order, onChanged, reload }: OrderSummaryCardProps) {
  const t = useTranslate();
  const items = listProductItems(reorderQuestion(order).items);
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-4 text-heading">{t("Order Summary")}</h2>
      <dl className="grid gap-x-6 gap-y-3.5 text-[0.9375rem] sm:grid-cols-2">
        <Fact name={t("Order Number")}>
          <span className="font-semibold tabular">{order.orderId}</span>
        </Fact>
        <Fact name={t("Order Date")}>{dayText(new Date(order.createdAt), t.language)}</Fact>
        <Fact name={t("Customer Email")}>{order.user.email ?? t("None")}</Fact>
        <Fact name={t("Total Amount")}>
          <span className="font-semibold">
            <Rupees amount={order.totalAmount} />
          </span>
        </Fact>
        <Fact name={t("Order Status")}>
          <StatusBadge status={order.status} partly={order.partlyDispatched} className="mt-0.5" />
        </Fact>
      </dl>
      <div className="mt-6 flex flex-col gap-3 border-t perforated pt-5 sm:flex-row sm:flex-wrap">
        <DownloadInvoice order={order} />
        <OrderAgain order={order} />
        {items.length > 0 && <SaveList items={items} isPlain />}
        {order.handOverTo && (
          <HandOver kind="order" id={order._id} to={order.handOverTo} onDone={reload} />
        )}
        <Button asChild variant="outline">
          <Link href={paths.products()}>{t("Continue Shopping")}</Link>
        </Button>
        {order.cancellable && mayDo(order, "act") && (
          <CorrectOwnOrder order={order} onChanged={onChanged} />
        )}
        {order.cancellable && mayDo(order, "cancel") && (
          <CancelOrder order={order} onChanged={onChanged} reload={reload} className="sm:ml-auto" />
        )}
      </div>
      <PurchaseOrder order={order} mayChange={mayDo(order, "act")} renew={reload} />
      {order.documents.length > 1 && (
        <div className="mt-5 border-t pt-4">
          <h3 className="mb-1 font-semibold">{t("Documents")}</h3>
          <DocumentList documents={order.documents} />
        </div>
      )}
    </Card>
  );
}
