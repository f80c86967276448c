import { ArrowLeft, PackageOpen } from "lucide-react";
import { useTranslate } from "#words";
import { dayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { StatusBadge } from "@/components/domain/order/status-badge";
import { SaveList } from "@/components/shop/lists/save-list";
import { CancelOrder } from "@/components/shop/order/cancel-order";
import { CorrectOwnOrder } from "@/components/shop/order/correct-own-order";
import { DownloadInvoice } from "@/components/shop/order/download-invoice";
import { HelpLinks } from "@/components/shop/order/help-links";
import { OrderParts } from "@/components/shop/order/order-parts";
import { OrderReviews } from "@/components/shop/order/reviews/order-reviews";
import type { ShopContact } from "@/components/shop/order/shop-contact";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import type { OrderReview } from "@/lib/fulfilment/reviews/schemas";
import { listProductItems } from "@/lib/orders/cart/line-key";
import { mayDo } from "@/lib/orders/order-acts";
import { reorderQuestion } from "@/lib/orders/place/reorder";
import type { OrderAnswer } from "@/lib/orders/schemas";
import type { PaymentInstructions } from "@/lib/payments/schemas";
import { HandOver } from "../company/hand-over";
import { CodeButton, codedLine } from "../items/code-button";
import { OrderAgain } from "./order-again";

/** Data of an order's page read by the server; null for parts that the order does not show. */
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
  const { order, contact, back, reload, first } = props;
  return (
    <>
      <Button asChild variant="ghost" className="-ml-3 px-3">
        <Link href={back.href}>
          <ArrowLeft aria-hidden /> {t(back.label)}
        </Link>
      </Button>
      <h1 className="mt-1 text-section sm:text-title">
        {t.parts("Order {number}", {
          number: <span className="inline-block max-w-full">#{order.orderId}</span>,
        })}
      </h1>
      <p className="mt-1 text-muted-foreground">
        {t("Details for your purchase on {day}", {
          day: dayText(new Date(order.createdAt), t.language),
        })}
        <Origin order={order} />
      </p>
      <p className="mt-2 mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 lg:mb-6">
        <StatusBadge status={order.status} partly={order.partlyDispatched} />
        <span className="font-semibold">
          <Rupees amount={order.totalAmount} />
        </span>
      </p>
      <OrderParts
        order={order}
        contact={contact}
        payment={first?.payment}
        reload={reload}
        reviews={
          order.status === "Delivered" && (
            <OrderReviews orderNumber={order.orderId} first={first?.reviews} />
          )
        }
        lineNote={(line) => {
          const coded = mayDo(order, "act") ? codedLine(line) : null;
          return coded && <CodeButton of={coded} onSaved={reload} />;
        }}
        help={<HelpLinks order={order} contact={contact} />}
        actions={<Actions {...props} />}
        after={<BrowseCard />}
      />
    </>
  );
}

/** Who placed the order, and what it derives from. */
function Origin({ order: { orderedFor, orderedBy, replaces, offer } }: { order: OrderAnswer }) {
  const t = useTranslate();
  return (
    <>
      {orderedFor &&
        t(" by {member} for {company}", { member: orderedBy ?? "", company: orderedFor.name })}
      {replaces &&
        t.parts(", free of charge, to replace goods of order {order}", {
          order: (
            <Link href={paths.order(replaces._id)} className="text-link tabular">
              {replaces.orderId}
            </Link>
          ),
        })}
      {offer &&
        t.parts(", from offer {offer}", {
          offer: (
            <Link href={paths.offer(offer._id)} className="text-link tabular">
              {offer.number}
            </Link>
          ),
        })}
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

/** Actions on the whole order. */
function Actions({ order, onChanged, reload }: OrderSheetsProps) {
  const t = useTranslate();
  const items = listProductItems(reorderQuestion(order).items);
  return (
    <>
      <OrderAgain order={order} />
      <DownloadInvoice order={order} variant="outline" />
      {items.length > 0 && <SaveList items={items} isPlain />}
      <Button asChild variant="outline">
        <Link href={paths.products()}>{t("Continue Shopping")}</Link>
      </Button>
      {order.handOverTo && (
        <HandOver kind="order" id={order._id} to={order.handOverTo} onDone={reload} />
      )}
      {order.status === "Pending" && mayDo(order, "act") && (
        <CorrectOwnOrder order={order} onChanged={onChanged} />
      )}
      {order.cancellable && mayDo(order, "cancel") && (
        <CancelOrder order={order} onChanged={onChanged} reload={reload} />
      )}
    </>
  );
}
