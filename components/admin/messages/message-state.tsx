import { Badge } from "@/components/ui/badge";
import { answerDue, answerTimeText } from "@/lib/inbox/answer-time";
import type { Message } from "@/lib/inbox/schemas";
import { cn } from "@/lib/base/cn";
import { STATES } from "./states";

const BADGES = { new: "marigold", answered: "default", spam: "outline" } as const;

/** By which it is told how long a message may wait. */
export interface AnswerClock {
  now: Date;
  /** Within which the shop promises an answer; null where it promises none, or that is not known yet. */
  hours: number | null;
}

interface MessageStateProps {
  message: Message;
  clock: AnswerClock;
}

/** How it stands; while it waits, how long the shop has to answer as it promises. */
export function MessageState({
  message: { status, createdAt, writtenBy },
  clock: { now, hours },
}: MessageStateProps) {
  if (writtenBy) return <Badge variant="outline">Sent</Badge>;
  const due = hours === null ? null : answerDue(new Date(createdAt), hours);
  const isLate = due !== null && due <= now;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge variant={status === "new" && isLate ? "signal" : BADGES[status]}>
        {STATES[status]}
      </Badge>
      {status === "new" && due && (
        <span
          className={cn(
            "text-xs whitespace-nowrap tabular",
            isLate ? "font-semibold" : "text-muted-foreground",
          )}
        >
          {answerTimeText(due, now)}
        </span>
      )}
    </span>
  );
}
