import { DAY_MS } from "@/lib/base/india-time";
import type { ApprovalState } from "@/lib/db/generated/enums";

/** Days until a request lapses. */
export const APPROVAL_DAYS = 7;

export const getExpiry = (askedAt: Date) => new Date(askedAt.getTime() + APPROVAL_DAYS * DAY_MS);

/** The state at a moment: a request past its deadline has lapsed, even before it is marked. */
export function stateAt(
  { state, expiresAt }: { state: ApprovalState; expiresAt: Date },
  now: Date,
): ApprovalState {
  return state === "waiting" && expiresAt <= now ? "lapsed" : state;
}
