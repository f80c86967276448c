import { useWords } from "#words";
import { Badge } from "@/components/ui/badge";
import type { ApprovalState } from "@/lib/db/generated/enums";

const STATES = {
  waiting: { label: "Waiting", badge: "marigold" },
  approved: { label: "Approved", badge: "default" },
  rejected: { label: "Rejected", badge: "signal" },
  withdrawn: { label: "Withdrawn", badge: "secondary" },
  lapsed: { label: "Lapsed", badge: "secondary" },
} as const satisfies Record<ApprovalState, { label: string; badge: string }>;

export function ApprovalStateBadge({ state }: { state: ApprovalState }) {
  const say = useWords();
  const { label, badge } = STATES[state];
  return <Badge variant={badge}>{say(label)}</Badge>;
}
