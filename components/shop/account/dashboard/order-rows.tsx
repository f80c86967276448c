import { ChevronRight, CircleAlert, FileDown } from "lucide-react";
import { useTranslate } from "#words";
import type { RowsProps, Column } from "@/components/shared/list/rows";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { OrderAgain } from "@/components/shop/account/order/order-again";
import { dayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { Link } from "@/components/ui/link";
import { cn } from "@/lib/base/cn";
import { paths } from "@/lib/base/paths";
import { FileLink } from "@/components/shared/call/file-link";
import { StatusBadge } from "@/components/domain/order/status-badge";
import { Button } from "@/components/ui/button";
import { apiAddress } from "@/lib/api/call";
import { deliveryText } from "@/lib/orders/delivery-date";
import { goodsCount, listGoods } from "@/lib/orders/line-text";
import { listNeeded, neededTexts, type Needed } from "@/lib/orders/view/needed";
import { hasInvoice } from "@/lib/orders/view/payment";
import { getStatusText, stateSentence } from "@/lib/orders/status-text";
import { toPlaced } from "@/lib/orders/view/progress";
import { inEnglish, type Translate } from "@/lib/i18n/translate";

function Day({ at }: { at: string }) {
  const { language } = useTranslate();
  return dayText(new Date(at), language);
}

/** The link of the first cell covers the row, so that a click anywhere on it opens the order. */
const ORDER_COLUMNS: Column<OrderAnswer>[] = [
  {
    name: "Order ID",
    isTitle: true,
    cellClassName: "whitespace-nowrap",
    cell: ({ _id, orderId, createdAt, orderedBy }) => (
      <>
        <Link
          href={paths.order(_id)}
          prefetch={false}
          className="font-semibold tabular after:absolute after:inset-0 hover:underline"
        >
          {orderId}
        </Link>
        <span className="block text-sm text-muted-foreground">
          <Day at={createdAt} />
        </span>
        {orderedBy && (
          <span className="block max-w-44 truncate text-sm text-muted-foreground">{orderedBy}</span>
        )}
      </>
    ),
  },
  { name: "Items", cell: (order) => <Items order={order} /> },
  { name: "Status", cell: (order) => <OrderState order={order} /> },
  {
    name: "Total",
    figure: true,
    cellClassName: "font-semibold whitespace-nowrap",
    cell: ({ totalAmount }) => <Rupees amount={totalAmount} />,
  },
  {
    name: "Actions",
    headClassName: "text-right",
    cell: (order) => <Actions order={order} />,
  },
];

function Items({ order }: { order: OrderAnswer }) {
  const t = useTranslate();
  return (
    <>
      <span className="line-clamp-2">{itemText(order, t)}</span>
      <span className="text-sm text-muted-foreground tabular">{goodsCount(order.products, t)}</span>
    </>
  );
}

function Actions({ order }: { order: OrderAnswer }) {
  const t = useTranslate();
  const { _id, orderId } = order;
  const isProforma = !hasInvoice(order);
  return (
    <div className="flex items-center justify-end gap-1">
      <OrderAgain order={order} isRow />
      <Button asChild variant="ghost" size="icon" className="relative z-10">
        <FileLink
          href={apiAddress("GET /orders/{id}/invoice", { params: { id: orderId } })}
          title={t(isProforma ? "Download Proforma" : "Download Invoice")}
        >
          <FileDown aria-hidden />
          <span className="sr-only">
            {t(isProforma ? "Download proforma of {orderId}" : "Download invoice of {orderId}", {
              orderId,
            })}
          </span>
        </FileLink>
      </Button>
      {/* Hidden on narrow screens, where the row's own link opens the order. */}
      <Button asChild variant="outline" size="sm" className="relative z-10 max-lg:hidden">
        <Link href={paths.order(_id)} prefetch={false}>
          {t.parts("View<more> {orderId}</more>", {
            more: (words) => <span className="sr-only">{words}</span>,
            orderId,
          })}
        </Link>
      </Button>
    </div>
  );
}

/** The columns and cards of a customer's orders in every list. */
export const ORDER_ROWS: Omit<RowsProps<OrderAnswer>, "entries"> = {
  caption: "Your orders, newest first",
  keyOf: ({ _id }) => _id,
  columns: ORDER_COLUMNS,
  rowClassName: () => "relative focus-within:bg-muted",
  // Roomier than the admin's tables.
  tableClassName: "[&_:is(td,th)]:px-4 [&_:is(td,th)]:py-2.5 [&_tbody]:text-[0.9375rem]",
  card: (order) => <OrderCard order={order} />,
};

/** An order on a phone: the link covers the whole card, and the button is above that link. */
function OrderCard({ order }: { order: OrderAnswer }) {
  const t = useTranslate();
  return (
    <div className="relative rounded-lg border bg-card p-4 shadow-sheet hover:bg-muted has-[a:active]:bg-muted">
      <Link href={paths.order(order._id)} prefetch={false} className="after:absolute after:inset-0">
        <span className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-semibold tabular">{order.orderId}</span>
          <span className="text-sm whitespace-nowrap text-muted-foreground">
            {dayText(new Date(order.createdAt), t.language)}
          </span>
        </span>
        <OrderState order={order} />
        <span className="mt-2 line-clamp-2">{itemText(order, t)}</span>
        <span className="mt-2 flex items-center justify-between gap-3 border-t perforated pt-2.5">
          <span className="text-sm text-muted-foreground tabular">
            {goodsCount(order.products, t)}
          </span>
          <span className="flex items-center gap-1 font-semibold">
            <Rupees amount={order.totalAmount} />
            <ChevronRight aria-hidden className="size-4.5" />
          </span>
        </span>
      </Link>
      <div className="mt-2.5">
        <OrderAgain order={order} isRow />
      </div>
    </div>
  );
}

/** Summarises the products of an order in one line: "Kraft mailer and 2 more". */
export function itemText(
  { products }: Pick<OrderAnswer, "products">,
  t: Translate = inEnglish,
): string {
  const [first, ...others] = listGoods(products);
  if (!first) return t("No items");
  return others.length === 0
    ? first.product.name
    : t("{name} and {count} more", { name: first.product.name, count: others.length });
}

/** One thing that an order needs; a payment that is due later than today is no alarm. */
function NextStep({ needed }: { needed: Needed }) {
  const t = useTranslate();
  const { title, text } = neededTexts(needed, t);
  const isLater = needed.what === "payment" && needed.by !== null && !needed.isOverdue;
  return (
    <span className="mt-1 flex items-start gap-1.5 text-sm">
      <CircleAlert
        aria-hidden
        className={cn("mt-0.5 size-4 shrink-0", isLater ? "text-muted-foreground" : "text-signal")}
      />
      <span>
        <span className="font-semibold">{title}</span>
        {isLater && <span className="block text-muted-foreground">{text}</span>}
      </span>
    </span>
  );
}

/** The status of an order with what it waits for from its buyer, its meaning and, until it has arrived, the delivery. */
function OrderState({ order }: { order: OrderAnswer }) {
  const t = useTranslate();
  const needed = listNeeded(order);
  const { status } = order;
  const isAwaited = status !== "Delivered" && status !== "Cancelled";
  const arrival = deliveryText(toPlaced(order), dayText, dayText, t);
  return (
    <>
      <StatusBadge status={status} partly={order.partlyDispatched} />
      {needed.map((each) => (
        <NextStep key={each.what} needed={each} />
      ))}
      <span className="mt-1 block max-w-60 text-sm text-muted-foreground max-sm:max-w-none">
        {stateSentence(getStatusText(order), t)}
        {isAwaited && ` ${t("Delivery {arrival}.", { arrival })}`}
      </span>
    </>
  );
}
