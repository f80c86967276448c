"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { toast } from "@/components/ui/toast";
import { paths } from "@/lib/base/paths";
import { ConfirmationSkeleton } from "./confirmation-skeleton";
import type { ShopContact } from "./help-card";
import { useLastOrder } from "./last-order";
import { OrderDetails } from "./order-details";
import { OrderUnavailable } from "./order-unavailable";

export function LastOrderView({ contact }: { contact: ShopContact }) {
  const router = useRouter();
  const last = useLastOrder();

  useEffect(() => {
    if (last.kind !== "none" && last.kind !== "broken") return;
    const timer = setTimeout(() => {
      if (last.kind === "broken") {
        toast({ title: "Error", description: "Could not load order details.", destructive: true });
        return;
      }
      toast({ title: "No Order Found", description: NO_ORDER, destructive: true });
      router.replace(paths.products());
    });
    return () => clearTimeout(timer);
  }, [last.kind, router]);

  if (last.kind === "order") return <OrderDetails order={last.order} contact={contact} />;
  if (last.kind === "unknown") return <ConfirmationSkeleton />;
  if (last.kind === "none") return <OrderUnavailable title="No Order Found" text={NO_ORDER} />;
  return (
    <OrderUnavailable
      title="Could not load order details."
      text="Your order is safe. Open it with the link in your confirmation email."
    />
  );
}

const NO_ORDER = "To see an order, open the link in its confirmation email.";
