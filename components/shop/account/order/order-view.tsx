"use client";

import { useParams } from "next/navigation";
import { useEffect } from "react";
import { useTranslate } from "#words";
import { useRouter } from "@/components/ui/use-router";
import { RevealTogether } from "@/components/shared/call/reveal-together";
import type { ShopContact } from "@/components/shop/order/shop-contact";
import { useFirst } from "@/components/shared/call/use-first";
import { toastFailure } from "@/components/ui/toast/toast";
import type { First } from "@/lib/api/call";
import { paths } from "@/lib/base/paths";
import { OrderNotFound } from "@/components/domain/order/order-not-found";
import { OrderPageSkeleton } from "@/components/domain/order/order-page-skeleton";
import { isMissing, useOrder } from "@/components/domain/order/use-order";
import { type OrderFirst, OrderSheets } from "./order-sheets";

const BACK_TO_MY_ORDERS = { href: paths.dashboard("orders"), label: "Back to My Orders" };

interface OrderViewProps {
  contact: ShopContact;
  first: First<OrderFirst>;
}

export function OrderView({ contact, first }: OrderViewProps) {
  const { id } = useParams<{ id: string }>();
  if (id.replace(/%20/g, "").trim() === "") return <IdMissing />;
  return <LoadedOrder key={id} {...{ id, contact, first }} />;
}

function LoadedOrder({ id, contact, first: promised }: OrderViewProps & { id: string }) {
  const first = useFirst(promised);
  const loaded = useOrder(id, paths.dashboard("orders"), first?.order);
  const { value: order, error, adopt, reload } = loaded;
  if (isMissing(error)) return <OrderNotFound back={BACK_TO_MY_ORDERS} />;
  if (!order) return <OrderPageSkeleton />;
  return (
    <RevealTogether fallback={<OrderPageSkeleton />}>
      <OrderSheets
        order={order}
        contact={contact}
        first={first}
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
      toastFailure(t("Error"), t("Order ID is missing."));
      router.replace(paths.dashboard("orders"));
    });
    return () => clearTimeout(timer);
  }, [router, t]);
  return <OrderPageSkeleton />;
}
