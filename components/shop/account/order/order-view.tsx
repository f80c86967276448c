"use client";

import { useParams } from "next/navigation";
import { useEffect } from "react";
import { useTranslate } from "#words";
import { useRouter } from "@/components/ui/use-router";
import { RevealTogether } from "@/components/shared/call/reveal-together";
import type { ShopContact } from "@/components/shop/order/help-card";
import { toast } from "@/components/ui/toast/toast";
import { paths } from "@/lib/base/paths";
import { OrderNotFound } from "@/components/domain/order/order-not-found";
import { OrderPageSkeleton } from "@/components/domain/order/order-page-skeleton";
import { isMissing, useOrder } from "@/components/domain/order/use-order";
import { OrderSheets } from "./order-sheets";

const BACK_TO_MY_ORDERS = { href: paths.dashboard("orders"), label: "Back to My Orders" };

/** Shows the order that the address names. */
export function OrderView({ contact }: { contact: ShopContact }) {
  const { id } = useParams<{ id: string }>();
  if (id.replace(/%20/g, "").trim() === "") return <IdMissing />;
  return <LoadedOrder key={id} id={id} contact={contact} />;
}

function LoadedOrder({ id, contact }: { id: string; contact: ShopContact }) {
  const { value: order, error, adopt, reload } = useOrder(id, paths.dashboard("orders"));
  if (isMissing(error)) return <OrderNotFound back={BACK_TO_MY_ORDERS} />;
  if (!order) return <OrderPageSkeleton />;
  return (
    <RevealTogether fallback={<OrderPageSkeleton />}>
      <OrderSheets
        order={order}
        contact={contact}
        back={BACK_TO_MY_ORDERS}
        onChanged={adopt}
        reload={reload}
      />
    </RevealTogether>
  );
}

function IdMissing() {
  const t = useTranslate();
  const router = useRouter();
  useEffect(() => {
    const timer = setTimeout(() => {
      toast({ title: t("Error"), description: t("Order ID is missing."), destructive: true });
      router.replace(paths.dashboard("orders"));
    });
    return () => clearTimeout(timer);
  }, [router, t]);
  return <OrderPageSkeleton />;
}
