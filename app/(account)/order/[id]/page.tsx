import type { Metadata } from "next";
import { Suspense } from "react";
import { Guard } from "@/components/shop/account/guard";
import { OrderPageSkeleton } from "@/components/shop/account/order/order-page-skeleton";
import { OrderView } from "@/components/shop/account/order/order-view";
import { shopContact } from "@/components/shop/order/help-card";
import { getShopSettings } from "@/lib/shop/settings/cached";

export const metadata: Metadata = { title: "Order" };

export default async function OrderPage() {
  const contact = shopContact(await getShopSettings());
  return (
    <div className="container-page pt-6 pb-16 lg:pt-8">
      <Guard needs="orders.own">
        <Suspense fallback={<OrderPageSkeleton />}>
          <OrderView contact={contact} />
        </Suspense>
      </Guard>
    </div>
  );
}
