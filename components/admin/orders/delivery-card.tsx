import { BillingFacts, hasBillingFacts } from "@/components/shop/order/billing-facts";
import { ShippingAddress } from "@/components/shop/order/shipping-address";
import { Card } from "@/components/ui/card";
import { shownOrder } from "@/lib/client/checkout/shown-order";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { DispatchDate } from "./dispatch-date";

/** Where the goods go, and what the buyer's books ask for. */
export function DeliveryCard({ order }: { order: OrderAnswer }) {
  const { billing } = shownOrder(order);
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-3 text-heading">Shipping Address</h2>
      <p className="-mt-2 mb-3 text-sm empty:hidden">
        <DispatchDate order={order} />
      </p>
      <ShippingAddress address={order.shippingAddress} company={order.company} />
      {hasBillingFacts(billing) && (
        <dl className="mt-4 space-y-3 border-t perforated pt-4 text-[0.9375rem]">
          <BillingFacts billing={billing} company={order.company} />
        </dl>
      )}
    </Card>
  );
}
