"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { entryValues, keepInEntry } from "@/components/shop/cart/history-entry";
import { paths } from "@/lib/base/paths";

interface OrderAddress {
  orderId: string;
  /** Empty where a session opens the order. */
  orderKey: string;
}

/**
 * The order that the address names. Its key leaves the address at once and stays with the history's entry:
 * the gateway's script reads where it runs.
 */
export function useOrderAddress(): OrderAddress {
  const query = useSearchParams();
  const orderId = query.get("order") ?? "";
  const given = query.get("key");
  const [orderKey] = useState(() => given ?? entryValues().payKey ?? "");

  useEffect(() => {
    if (given === null) return;
    keepInEntry({ payKey: given });
    window.history.replaceState(window.history.state, "", paths.pay(orderId));
  }, [given, orderId]);

  return { orderId, orderKey };
}
