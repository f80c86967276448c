"use client";

import { useEffect } from "react";
import { useOnDemand } from "@/components/ui/use-on-demand";
import { loadOrdering } from "./load-ordering";
import { useAttempt } from "./stored-attempt";
import type { PlaceOrder } from "./use-place-order";

const loadNotice = () => loadOrdering().then((file) => file.UnansweredNotice);

/** Few orders go unanswered: what tells of one comes with what sends it again. */
export function UnansweredSlot({ order }: { order: PlaceOrder }) {
  const [UnansweredNotice, fetchNotice] = useOnDemand(loadNotice);
  const isUnanswered = useAttempt()?.unanswered ?? false;
  useEffect(() => {
    if (isUnanswered) fetchNotice();
  }, [isUnanswered, fetchNotice]);
  return UnansweredNotice ? <UnansweredNotice order={order} /> : null;
}
