"use client";

import { usePathname } from "next/navigation";
import { WaitingBadge } from "../shared/waiting-badge";
import { useWaitingMessages } from "./use-waiting-messages";

/** How many messages wait for an answer. */
export function WaitingCount() {
  return <WaitingBadge count={useWaitingMessages(usePathname())?.new ?? 0} />;
}
