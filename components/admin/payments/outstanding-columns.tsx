import { staffPaths } from "@/lib/base/staff-paths";
import { shortDayText } from "@/components/shared/format/dates";
import { phoneHref } from "@/components/shared/format/phone-href";
import { Rupees } from "@/components/shared/format/rupees";
import type { Column } from "@/components/shared/list/rows";
import { PaymentBadge } from "@/components/domain/order/payment-badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { Spinner } from "@/components/ui/spinner";
import type { ListedOrder } from "@/lib/orders/admin-schemas";
import { METHOD_NAMES } from "@/lib/shop/payment-methods/methods";
import { Customer } from "../orders/order-columns";
import { usePaymentReminder } from "../orders/use-payment-reminder";

interface RowProps {
  order: ListedOrder;
  /** Resolves once the list shows the reminder. */
  onReminded: () => Promise<unknown>;
}

export function outstandingColumns(onReminded: RowProps["onReminded"]): Column<ListedOrder>[] {
  return [
    {
      name: "Order",
      isTitle: true,
      cellClassName: "whitespace-nowrap",
      cell: (order) => <OrderLink order={order} />,
    },
    {
      name: "Customer",
      headClassName: "w-full",
      cellClassName: "max-w-0 py-1 leading-tight",
      cell: (order) => <Customer order={order} />,
    },
    {
      name: "Way to pay",
      className: "max-lg:hidden",
      cellClassName: "whitespace-nowrap",
      cell: ({ payment: { method } }) => (method ? METHOD_NAMES[method] : "As arranged"),
    },
    {
      name: "Due",
      cellClassName: "py-1 whitespace-nowrap",
      cell: (order) => (
        <span className="flex items-center gap-2">
          <span className="tabular">{dueText(order)}</span>
          <PaymentBadge payment={order.payment} />
        </span>
      ),
    },
    {
      name: "To be paid",
      figure: true,
      cellClassName: "font-semibold whitespace-nowrap",
      cell: ({ payment: { due } }) => <Rupees amount={due} />,
    },
    {
      name: "Actions",
      headClassName: "text-right",
      cellClassName: "py-0.5 text-right last:pr-2",
      cell: (order) => <Remind order={order} onReminded={onReminded} />,
    },
  ];
}

/** The agreed due day, or the reason why there is none. */
function dueText({ payment: { dueOn, method } }: Pick<ListedOrder, "payment">): string {
  if (dueOn) return shortDayText(new Date(dueOn));
  return method === "cod" ? "On delivery" : "No day agreed";
}

function OrderLink({ order: { _id, orderId } }: Pick<RowProps, "order">) {
  return (
    <Link
      href={staffPaths.order(_id)}
      prefetch={false}
      className="inline-flex min-h-9 items-center font-semibold tabular underline-offset-2 hover:underline pointer-coarse:min-h-11"
    >
      {orderId}
    </Link>
  );
}

function Remind({ order, onReminded }: RowProps) {
  const { busy, remind } = usePaymentReminder(order, onReminded);

  if (order.user.email === null) {
    return (
      order.phone && (
        <Button asChild variant="outline" size="sm">
          <a href={phoneHref(order.phone)}>
            Call<span className="sr-only"> about {order.orderId}</span>
          </a>
        </Button>
      )
    );
  }
  return (
    <Button variant="outline" size="sm" aria-disabled={busy} onClick={remind}>
      {busy && <Spinner />} Remind<span className="sr-only"> {order.orderId}</span>
    </Button>
  );
}

export function OutstandingCard({ order, onReminded }: RowProps) {
  const { payment } = order;
  return (
    <Card className="p-3 text-sm">
      <div className="flex items-center justify-between gap-2">
        <OrderLink order={order} />
        <PaymentBadge payment={order.payment} />
      </div>
      <p className="leading-snug">
        <Customer order={order} />
      </p>
      <div className="mt-2 flex items-center justify-between gap-3 border-t pt-2">
        <p>
          <span className="font-semibold">
            <Rupees amount={payment.due} />
          </span>
          <span className="block text-muted-foreground tabular">
            {payment.dueOn && "due "}
            {dueText(order)}
          </span>
        </p>
        <Remind order={order} onReminded={onReminded} />
      </div>
    </Card>
  );
}
