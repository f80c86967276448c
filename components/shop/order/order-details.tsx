import type { ReactNode } from "react";
import { useTranslate } from "#words";
import { mayDo } from "@/lib/orders/order-acts";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { dayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { useSession } from "@/lib/client/session";
import { paths } from "@/lib/base/paths";
import { CONFIRMED_STEPS, getStatusText } from "@/lib/orders/status-text";
import type { TotalFigures } from "@/lib/orders/view/figures";
import { owedBack, tellsPayment, unpaidAdvance } from "@/lib/orders/view/payment";
import { CancelledNote } from "../../domain/order/cancelled-note";
import { HowToPay } from "./how-to-pay";
import { HelpCard, type ShopContact } from "./help-card";
import { ItemsCard } from "../../domain/order/items-card";
import { MovementsNote } from "./movements";
import { NextSteps } from "./next-steps";
import { orderKey } from "../../domain/order/order-keys";
import { ProgressList } from "./progress-list";
import { BillingFacts } from "../../domain/order/billing-facts";
import { CallOffsCard } from "../../domain/order/call-offs/call-offs-card";
import { ClaimsCard } from "../../domain/order/claims-card";
import { DispatchesCard } from "../../domain/order/dispatches-card";
import { DownloadInvoice } from "./download-invoice";
import { EndedShortNote } from "./ended-short-note";
import { Fact } from "../../domain/order/fact";
import { ShippingAddress } from "../../domain/order/shipping-address";
import { PurchaseOrder } from "../../domain/order/purchase-order";
import { StatusBadge } from "../../domain/order/status-badge";

interface OrderDetailsProps {
  order: OrderAnswer;
  /** The amounts before the total, where they are not the order's own; null where they are not known. */
  figures?: TotalFigures | null;
  /** True when the page can show it only once, because it comes from the record in the browser. */
  isReadOnce?: boolean;
  contact: ShopContact;
  artwork?: ReactNode;
  /** Buttons below the facts of the order. */
  actions?: ReactNode;
  /** Reads the order anew. */
  reload?: () => void;
}

/** Everything about one order: facts, progress, items, next steps, contact. */
export function OrderDetails(props: OrderDetailsProps) {
  const { order, figures, isReadOnce = false, contact, artwork, actions, reload } = props;
  const t = useTranslate();
  const { orderId } = order;
  const { state, meaning, progress } = getStatusText(order);
  return (
    <>
      <p className="mb-8 text-lead">
        {t.parts(`Thank you, {name}. Your order {number} ${state}.`, {
          name: order.shippingAddress.firstName,
          number: <strong className="font-semibold whitespace-nowrap tabular">{orderId}</strong>,
        })}
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
        <div className="min-w-0 space-y-6">
          {tellsPayment(order) && progress && (
            <HowToPay
              orderNumber={orderId}
              orderKey={orderKey(orderId)}
              advance={unpaidAdvance(order)}
              owed={owedBack(order)}
            />
          )}
          {progress ? (
            <ProgressList
              steps={order.status === "Pending" ? CONFIRMED_STEPS : progress}
              order={order}
              meaning={meaning}
            />
          ) : (
            <CancelledNote order={order} />
          )}
          <EndedShortNote order={order} />
          <CallOffsCard order={order} reload={reload} />
          <DispatchesCard order={order} />
          <ClaimsCard order={order} />
          <MovementsNote {...order} />
          {artwork}
          <ItemsCard order={order} figures={figures} />
          {progress && <NextSteps order={order} contact={contact} reload={reload} />}
        </div>
        <div className="min-w-0 space-y-6">
          <OrderFacts order={order} isReadOnce={isReadOnce} actions={actions} reload={reload} />
          <HelpCard contact={contact} orderNumber={orderId} />
        </div>
      </div>
    </>
  );
}

interface OrderFactsProps {
  order: OrderAnswer;
  isReadOnce: boolean;
  actions?: ReactNode;
  reload?: (() => void) | undefined;
}

function OrderFacts({ order, isReadOnce, actions, reload }: OrderFactsProps) {
  const t = useTranslate();
  const { orderId, user } = order;
  const key = orderKey(orderId);
  const isCustomer = useSession().state === "signed-in";
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-4 text-heading">{t("Order details")}</h2>
      <dl className="space-y-3.5 text-[0.9375rem]">
        <Fact name={t("Order Number")}>
          <span className="font-semibold tabular">{orderId}</span>
        </Fact>
        <Fact name={t("Order Status")}>
          <StatusBadge status={order.status} partly={order.partlyDispatched} className="mt-0.5" />
        </Fact>
        <Fact name={t("Order Date")}>{dayText(new Date(order.createdAt), t.language)}</Fact>
        {user.email !== null && <Fact name={t("Email")}>{user.email}</Fact>}
        <Fact name={t("Total")}>
          <span className="font-semibold">
            <Rupees amount={order.totalAmount} />
          </span>
        </Fact>
        <Fact name={t("Shipping Address")}>
          <ShippingAddress address={order.shippingAddress} company={order.company} />
        </Fact>
        <BillingFacts order={order} />
      </dl>
      {(isCustomer || key !== undefined) && (
        <DownloadInvoice order={order} orderKey={key} variant="outline" className="mt-5 w-full" />
      )}
      {(isCustomer || key !== undefined) && (
        <PurchaseOrder
          order={order}
          orderKey={key}
          mayChange={mayDo(order, "act")}
          renew={reload}
        />
      )}
      {actions}
      {isReadOnce && (key !== undefined || isCustomer) && (
        <p className="mt-3 text-sm">
          <Link
            className="inline-flex min-h-11 items-center text-link"
            href={key ? paths.orderByKey(orderId, key) : paths.order(orderId)}
            prefetch={false}
          >
            {t(key ? "Link to this order" : "View this order in your account")}
          </Link>
        </p>
      )}
    </Card>
  );
}
