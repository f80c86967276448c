import type { ReactNode } from "react";
import { useTranslate } from "#words";
import { orderKey as keyInMemory } from "@/components/domain/order/order-keys";
import { StatusBadge } from "@/components/domain/order/status-badge";
import { Rupees } from "@/components/shared/format/rupees";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import { useSession } from "@/lib/client/session";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { CONFIRMED_STEPS, getStatusText } from "@/lib/orders/status-text";
import type { TotalFigures } from "@/lib/orders/view/figures";
import { DownloadInvoice } from "./download-invoice";
import { HelpLinks } from "./help-links";
import { OrderParts } from "./order-parts";
import type { ShopContact } from "./shop-contact";

interface OrderDetailsProps {
  order: OrderAnswer;
  /** The amounts before the total, if they are not the order's own; null if unknown. */
  figures?: TotalFigures | null;
  /** True if the page can be shown only once, because it comes from the browser's record. */
  isReadOnce?: boolean;
  contact: ShopContact;
  confirm?: ReactNode;
  reviews?: ReactNode;
  /** Buttons beside the one for the invoice. */
  actions?: ReactNode;
  /** Loads the order again. */
  reload?: () => void;
}

/** One order, opened by its link or placed in this browser. */
export function OrderDetails({ isReadOnce = false, actions, ...props }: OrderDetailsProps) {
  const { order, contact } = props;
  const t = useTranslate();
  const { orderId, status } = order;
  const key = keyInMemory(orderId);
  const isCustomer = useSession().state === "signed-in";
  const hasAccess = isCustomer || key !== undefined;
  const { state } = getStatusText(order);
  return (
    <>
      <p className="sm:text-lead">
        {t.parts(
          status === "Cancelled"
            ? "Your order {number} is cancelled."
            : `Thank you, {name}. Your order {number} ${state}.`,
          {
            name: order.shippingAddress.firstName,
            number: <strong className="font-semibold whitespace-nowrap tabular">{orderId}</strong>,
          },
        )}
      </p>
      <p className="mt-2 mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 lg:mb-6">
        <StatusBadge status={status} partly={order.partlyDispatched} />
        <span className="font-semibold">
          <Rupees amount={order.totalAmount} />
        </span>
      </p>
      <OrderParts
        {...props}
        orderKey={key}
        hasAccess={hasAccess}
        placedSteps={isReadOnce && status === "Pending" ? CONFIRMED_STEPS : undefined}
        help={<HelpLinks {...{ order, contact, hasAccess }} />}
        actions={
          <>
            {hasAccess && <DownloadInvoice order={order} orderKey={key} variant="outline" />}
            {actions}
            <Button asChild>
              <Link href={paths.products()}>{t("Continue Shopping")}</Link>
            </Button>
            {isReadOnce && hasAccess && (
              <p className="text-sm">
                <Link
                  className="inline-flex min-h-11 items-center text-link"
                  href={key ? paths.orderByKey(orderId, key) : paths.order(orderId)}
                  prefetch={false}
                >
                  {t(key ? "Link to this order" : "View this order in your account")}
                </Link>
              </p>
            )}
          </>
        }
      />
    </>
  );
}
