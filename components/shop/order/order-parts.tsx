import type { ReactNode } from "react";
import { useTranslate } from "#words";
import { ArtworkFold } from "@/components/shop/artwork/artwork-fold";
import { BillingFacts } from "@/components/domain/order/billing-facts";
import { CancelledNote } from "@/components/domain/order/cancelled-note";
import { ClaimsCard } from "@/components/domain/order/claims-card";
import { DispatchesCard } from "@/components/domain/order/dispatches-card";
import { DocumentList } from "@/components/domain/order/document-list";
import { Fact } from "@/components/domain/order/fact";
import { Fold } from "@/components/domain/order/fold";
import { ItemList } from "@/components/domain/order/items-card";
import { ShippingAddress } from "@/components/domain/order/shipping-address";
import { StatusBadge } from "@/components/domain/order/status-badge";
import { HistoryList } from "@/components/domain/order/status-history";
import { dayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { late } from "@/components/ui/late";
import { countText } from "@/lib/base/text/counts";
import { mayDo } from "@/lib/orders/order-acts";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { explainStatus, getStatusText, type ProgressStep } from "@/lib/orders/status-text";
import type { TotalFigures } from "@/lib/orders/view/figures";
import { listNeeded, stopsProduction } from "@/lib/orders/view/needed";
import { owedBack, showsPayment } from "@/lib/orders/view/payment";
import type { PaymentInstructions } from "@/lib/payments/schemas";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { EndedShortNote } from "./ended-short-note";
import type { ShopContact } from "./shop-contact";
import { NeededNow, PARTS } from "./needed-now";
import { NextSteps } from "./next-steps";
import { ProgressList } from "./progress-list";

// Few orders have these, and the last two are collapsed.
const BuyersCorrection = late(
  () => import("./buyers-correction").then((file) => file.BuyersCorrection),
  null,
);
const CallOffsCard = late(
  () =>
    import("@/components/domain/order/call-offs/call-offs-card").then((file) => file.CallOffsCard),
  null,
);
const MovementsNote = late(() => import("./movements").then((file) => file.MovementsNote), null);
const HowToPay = late(() => import("./how-to-pay").then((file) => file.HowToPay), null);
const PurchaseOrder = late(
  () => import("@/components/domain/order/purchase-order").then((file) => file.PurchaseOrder),
  null,
);

interface OrderPartsProps {
  order: OrderAnswer;
  /** Gives a guest access to the order; a customer is identified by the session. */
  orderKey?: string | undefined;
  contact: ShopContact;
  /** False if neither a session nor a key opens its files. */
  hasAccess?: boolean;
  /** The amounts before the total, if they are not the order's own; null if unknown. */
  figures?: TotalFigures | null | undefined;
  placedSteps?: readonly ProgressStep[] | undefined;
  payment?: PaymentInstructions | null | undefined;
  /** Asks the reader of an emailed link whether the order is theirs. */
  confirm?: ReactNode;
  /** Buttons that act on the whole order. */
  actions: ReactNode;
  /** Shown below everything else. */
  after?: ReactNode;
  help: ReactNode;
  /** Shown below a line. */
  lineNote?: (line: OrderAnswer["products"][number]) => ReactNode;
  reviews?: ReactNode;
  /** Loads the order again. */
  reload?: (() => void) | undefined;
}

/** Everything about one order, for its buyer: their next steps first, then the progress; the rest is collapsed. */
export function OrderParts(props: OrderPartsProps) {
  const { order, orderKey, contact, placedSteps, confirm, actions, after, help, reviews, reload } =
    props;
  const t = useTranslate();
  const needed = listNeeded(order);
  const waitsForBuyer = Boolean(confirm) || stopsProduction(needed);
  const words = getStatusText({ ...order, waitsForBuyer });
  const mayAct = mayDo(order, "act");
  const hasMovements = Boolean(order.refunds?.length || order.returns?.length);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[1fr_24rem] lg:gap-6">
      <div className="min-w-0 space-y-4">
        <NeededNow {...{ order, orderKey, needed, confirm }} />
        {order.waiting && <BuyersCorrection waiting={order.waiting} reload={reload} />}
        {words.progress ? (
          <ProgressList
            steps={(!waitsForBuyer && placedSteps) || words.progress}
            order={order}
            meaning={explainStatus(words, t)}
          >
            {mayAct && <NextSteps order={order} contact={contact} reload={reload} />}
          </ProgressList>
        ) : (
          <CancelledNote order={order} />
        )}
        <EndedShortNote order={order} />
        <DispatchesCard order={order} />
        <CallOffsCard order={order} reload={mayAct ? reload : undefined} />
        <ClaimsCard order={order} />
        {hasMovements && <MovementsNote {...order} />}
        {reload && (
          <ArtworkFold
            {...{ order, orderKey, reload }}
            isOpen={needed.some(({ what }) => what === "artwork" || what === "approval")}
          />
        )}
        {reviews}
        <Payment {...props} />
        <Fold
          title={t("Items Ordered")}
          note={`${countText(order.products.length)} · ${formatRupees(toPaise(order.totalAmount))}`}
          isOpen
        >
          <ItemList order={order} figures={props.figures} note={props.lineNote} />
        </Fold>
      </div>
      <div className="min-w-0 space-y-4">
        <Summary {...props} />
        <Documents {...props} />
        <Fold title={t("Status history")}>
          <HistoryList history={order.history} />
        </Fold>
        <Fold title={t("Need Help?")} note={contact.phone} isOpen>
          {help}
        </Fold>
        <div className="flex flex-wrap gap-2 max-sm:*:flex-1 max-sm:*:basis-40">{actions}</div>
        {after}
      </div>
    </div>
  );
}

function Payment({ order, orderKey, payment }: OrderPartsProps) {
  const t = useTranslate();
  if (!showsPayment(order) || !mayDo(order, "pay") || order.status === "Cancelled") return null;
  const { due, paid } = order.payment;
  return (
    <Fold
      id={PARTS.payment}
      title={t("Payment")}
      note={t(due > 0 ? "{amount} to be paid" : "{amount} received", {
        amount: formatRupees(toPaise(due > 0 ? due : paid)),
      })}
    >
      <HowToPay
        orderNumber={order.orderId}
        orderKey={orderKey}
        first={payment}
        parts={order.due}
        owed={owedBack(order)}
      />
    </Fold>
  );
}

function Summary({ order }: OrderPartsProps) {
  const t = useTranslate();
  return (
    <Fold title={t("Order Summary")} isOpen>
      <dl className="space-y-3.5 text-[0.9375rem]">
        <Fact name={t("Order Number")}>
          <span className="font-semibold tabular">{order.orderId}</span>
        </Fact>
        <Fact name={t("Order Date")}>{dayText(new Date(order.createdAt), t.language)}</Fact>
        <Fact name={t("Customer Email")}>{order.user.email ?? t("None")}</Fact>
        <Fact name={t("Total Amount")}>
          <Rupees amount={order.totalAmount} />
        </Fact>
        <Fact name={t("Order Status")}>
          <StatusBadge status={order.status} partly={order.partlyDispatched} className="mt-0.5" />
        </Fact>
        <Fact name={t("Shipping Address")}>
          <ShippingAddress address={order.shippingAddress} company={order.company} />
          {order.phone && <p className="tabular">{order.phone}</p>}
        </Fact>
        <BillingFacts order={order} />
      </dl>
    </Fold>
  );
}

function Documents({ order, orderKey, hasAccess = true, reload }: OrderPartsProps) {
  const t = useTranslate();
  const hasList = order.documents.length > 1 && orderKey === undefined;
  const mayChange = mayDo(order, "act");
  if (!hasAccess || !(hasList || mayChange || order.purchaseOrder)) return null;
  return (
    <Fold title={t("Documents")} note={hasList ? countText(order.documents.length) : null}>
      {hasList && <DocumentList documents={order.documents} />}
      <PurchaseOrder {...{ order, orderKey, mayChange }} renew={reload} />
    </Fold>
  );
}
