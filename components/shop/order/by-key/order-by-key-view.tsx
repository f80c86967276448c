"use client";

import { useWords } from "#words";
import { ArtworkSlot } from "@/components/shop/artwork/artwork-slot";
import { Button } from "@/components/ui/button";
import { shownOrder } from "@/lib/client/checkout/shown-order";
import { isUnconfirmed } from "@/lib/orders/status";
import { CancelOrder } from "../cancel-order";
import { ConfirmationSkeleton } from "./confirmation-skeleton";
import type { ShopContact } from "../help-card";
import { ConfirmOrder } from "./confirm-order";
import { OrderDetails } from "../order-details";
import { OrderReviews } from "../reviews/order-reviews";
import { OrderUnavailable } from "../order-unavailable";
import { RenewLink } from "./renew-link";
import { useOrderByKey } from "./use-order-by-key";

interface OrderByKeyViewProps {
  orderId: string;
  orderKey: string;
  /** Lets the reader of the email confirm the order; null when the link has no such token. */
  confirmToken: string | null;
  contact: ShopContact;
}

export function OrderByKeyView(props: OrderByKeyViewProps) {
  const { orderId, orderKey, confirmToken, contact } = props;
  const say = useWords();
  const { outcome, retry, adopt } = useOrderByKey(orderId, orderKey);
  if (outcome === null) return <ConfirmationSkeleton />;
  if (outcome.kind === "order") {
    const { order } = outcome;
    return (
      <>
        {confirmToken && isUnconfirmed(order) && (
          <ConfirmOrder orderId={orderId} orderKey={orderKey} token={confirmToken} />
        )}
        <OrderDetails
          order={shownOrder(order, say)}
          contact={contact}
          reload={retry}
          artwork={<ArtworkSlot order={order} orderKey={orderKey} reload={retry} />}
          actions={
            order.cancellable && (
              <CancelOrder
                order={order}
                orderKey={orderKey}
                onChanged={adopt}
                reload={retry}
                className="mt-2 w-full"
              />
            )
          }
        />
        {order.status === "Delivered" && (
          <div className="mt-6">
            <OrderReviews orderNumber={order.orderId} orderKey={orderKey} />
          </div>
        )}
      </>
    );
  }
  if (outcome.kind === "missing") {
    return (
      <OrderUnavailable
        title="Order Not Found"
        text="This order does not exist, or the link is incomplete or has expired. Please use the link in our last email about it, or have a new one sent."
        action={<RenewLink orderId={orderId} />}
      />
    );
  }
  return (
    <OrderUnavailable
      title="Could not load order details."
      text="The shop did not answer. Your order is safe."
      action={<Button onClick={retry}>{say("Try again")}</Button>}
    />
  );
}
