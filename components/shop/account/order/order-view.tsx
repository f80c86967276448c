"use client";

import { useParams } from "next/navigation";
import { useEffect } from "react";
import { useWords } from "#words";
import { useRouter } from "@/components/ui/use-router";
import { Together } from "@/components/shared/call/together";
import type { ShopContact } from "@/components/shop/order/help-card";
import { toast } from "@/components/ui/toast/toast";
import { paths } from "@/lib/base/paths";
import { OrderNotFound } from "./order-not-found";
import { OrderPageSkeleton } from "./order-page-skeleton";
import { OrderSheets } from "./order-sheets";
import { isMissing, useOrder } from "./use-order";

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
    <Together fallback={<OrderPageSkeleton />}>
      <OrderSheets
        order={order}
        contact={contact}
        back={BACK_TO_MY_ORDERS}
        onChanged={adopt}
        reload={reload}
      />
    </Together>
  );
}

function IdMissing() {
  const say = useWords();
  const router = useRouter();
  useEffect(() => {
    const timer = setTimeout(() => {
      toast({ title: say("Error"), description: say("Order ID is missing."), destructive: true });
      router.replace(paths.dashboard("orders"));
    });
    return () => clearTimeout(timer);
  }, [router, say]);
  return <OrderPageSkeleton />;
}
