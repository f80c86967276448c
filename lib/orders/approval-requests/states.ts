import { DAY_MS } from "@/lib/base/india-time";
import type { ApprovalState } from "@/lib/db/generated/enums";

/** Days in which somebody must decide. */
export const APPROVAL_DAYS = 7;

export const getExpiry = (askedAt: Date) => new Date(askedAt.getTime() + APPROVAL_DAYS * DAY_MS);

/** The state at a moment: what waited too long has lapsed, marked as such or not. */
export function stateAt(
  { state, expiresAt }: { state: ApprovalState; expiresAt: Date },
  now: Date,
): ApprovalState {
  return state === "waiting" && expiresAt <= now ? "lapsed" : state;
}
