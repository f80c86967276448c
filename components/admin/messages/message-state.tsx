import { Badge } from "@/components/ui/badge";
import { answerDue, answerTimeText } from "@/lib/contact/answer-time";
import type { Message } from "@/lib/contact/schemas";
import { cn } from "@/lib/cn";
import { STATES } from "./states";

const BADGES = { new: "marigold", answered: "default", spam: "outline" } as const;

interface MessageStateProps {
  message: Message;
  now: Date;
}

/** How it stands; while it waits, how long the shop has to answer as it promises. */
export function MessageState({
  message: { status, createdAt, writtenBy },
  now,
}: MessageStateProps) {
  if (writtenBy) return <Badge variant="outline">Sent</Badge>;
  const asked = new Date(createdAt);
  const isLate = answerDue(asked) <= now;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge variant={status === "new" && isLate ? "signal" : BADGES[status]}>
        {STATES[status]}
      </Badge>
      {status === "new" && (
        <span
          className={cn(
            "text-xs whitespace-nowrap tabular",
            isLate ? "font-semibold" : "text-muted-foreground",
          )}
        >
          {answerTimeText(asked, now)}
        </span>
      )}
    </span>
  );
}
