import { useLoad, type Load } from "@/components/shared/call/use-load";
import type { ListPage } from "@/components/shared/list/use-list";
import type { CompanyRole } from "@/lib/db/generated/enums";
import { callList } from "@/lib/client/api";
import type { ApprovalRequestAnswer } from "@/lib/orders/approval-requests/schemas";

/** Pending requests of the user's company; null without a company. */
export type Waiting = Load<ListPage<ApprovalRequestAnswer> | null>;

/** The limit of pending requests; older ones lapse. */
const MOST = "100";

async function load(isMember: string, signal: AbortSignal) {
  if (!isMember) return null;
  return callList("GET /approvals", { query: { state: "waiting", limit: MOST }, signal });
}

export const useWaitingRequests = (role: CompanyRole | undefined): Waiting =>
  useLoad({ load, question: role ?? "" });
