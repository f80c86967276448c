import { momentText } from "@/components/shared/format/dates";
import type { Message } from "@/lib/inbox/schemas";
import { cn } from "@/lib/base/cn";

interface Post {
  id: string;
  by: string;
  isOurs: boolean;
  text: string;
  at: string;
}

function postsOf({ _id, name, writtenBy, message, createdAt, replies }: Message): Post[] {
  const first = {
    id: _id,
    by: writtenBy ?? name,
    isOurs: writtenBy !== null,
    text: message,
    at: createdAt,
  };
  const rest = replies.map((reply) => ({
    id: reply._id,
    by: reply.by,
    isOurs: true,
    text: reply.text,
    at: reply.createdAt,
  }));
  return message === "" ? rest : [first, ...rest];
}

/** What was written, oldest first; the shop's own stands apart. */
export function MessageThread({ message }: { message: Message }) {
  return (
    <ol aria-label="Messages of this thread" className="space-y-3">
      {postsOf(message).map(({ id, by, isOurs, text, at }) => (
        <li
          key={id}
          className={cn("rounded-md border p-3.5", isOurs ? "ml-6 bg-secondary" : "mr-6 bg-card")}
        >
          <p className="text-sm text-muted-foreground">
            <span className="font-semibold text-foreground">{by}</span>
            {isOurs && ", for the shop"} ·{" "}
            <time dateTime={at} className="tabular">
              {momentText(new Date(at))}
            </time>
          </p>
          <p className="mt-1.5 text-[0.9375rem] break-words whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ol>
  );
}
