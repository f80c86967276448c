import { Suspense } from "react";
import { Guard } from "@/components/shop/account/guard";
import { OrderPageSkeleton } from "@/components/domain/order/order-page-skeleton";
import type { OrderFirst } from "@/components/shop/account/order/order-sheets";
import { OrderView } from "@/components/shop/account/order/order-view";
import { ProofsWithoutScript } from "@/components/shop/artwork/proofs-without-script";
import { shopContact } from "@/components/shop/order/shop-contact";
import { readPageIdentity } from "@/lib/api/route/page-identity";
import type { First } from "@/lib/api/call";
import { type Caller, firstLoad } from "@/lib/api/first-load/first-load";
import { storableText } from "@/lib/base/input/storable";
import { readOrderReviews } from "@/lib/fulfilment/reviews/queries";
import { reviewEndpoints } from "@/lib/fulfilment/reviews/endpoints";
import { orderEndpoints } from "@/lib/orders/endpoints";
import { orderAnswer } from "@/lib/orders/read/order-answer";
import { requireOrder } from "@/lib/orders/read/require-order";
import { showsPayment } from "@/lib/orders/view/payment";
import { paymentEndpoints } from "@/lib/payments/endpoints";
import { paymentInstructions } from "@/lib/payments/payment-answers";
import { prisma } from "@/lib/db/client";
import { readNewestProofs } from "@/lib/artwork/proofs/read-newest-proofs";
import { getShopSettings, settingsForCall } from "@/lib/shop/settings/cached";
import { pageMetadata } from "@/lib/shop/settings/localized";
import { pageTranslate } from "@/lib/i18n/use-translate-server";

export const generateMetadata = pageMetadata((t) => ({ title: t("Order") }));

/** Rendered for each request, because browsers without JavaScript show the server's proofs. */
export const instant = false;

export default async function OrderPage({ params }: { params: Promise<{ id: string }> }) {
  const id = decodeURIComponent((await params).id);
  const identity = await readPageIdentity();
  const found = await readNewestProofs(prisma(), id, { identity });
  const t = await pageTranslate();
  const contact = shopContact(await getShopSettings(), t);
  return (
    <div className="container-page pt-6 pb-16 lg:pt-8">
      <div className="noscript:hidden">
        <Guard needs="orders.own">
          <Suspense fallback={<OrderPageSkeleton />}>
            <OrderView contact={contact} first={readFirst(id)} />
          </Suspense>
        </Guard>
      </div>
      <noscript>
        <ProofsWithoutScript orderKey={undefined} {...{ found, contact }} />
      </noscript>
    </div>
  );
}

/** Reads the order and the other data of its page. */
const readFirst = (id: string): First<OrderFirst> =>
  firstLoad(async (request) => {
    const read = ({ db, identity }: Caller) => requireOrder(db, storableText(id), { identity });
    const order = await request(orderEndpoints.getOrder, async (caller) =>
      orderAnswer(await read(caller)),
    );
    const isPaid = showsPayment(order) && (order.allowed?.includes("pay") ?? true);
    const [payment, reviews] = await Promise.all([
      isPaid
        ? request(paymentEndpoints.getPaymentInstructions, async (caller) => {
            const { payments } = await settingsForCall();
            return paymentInstructions(await read(caller), payments);
          })
        : null,
      order.status === "Delivered"
        ? request(reviewEndpoints.listOrderReviews, ({ db }) => readOrderReviews(db, order._id))
        : null,
    ]);
    return { order, payment, reviews };
  });
