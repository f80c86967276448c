import { staffPaths } from "@/lib/base/staff-paths";
import { momentText } from "@/components/shared/format/dates";
import type { Column } from "@/components/shared/list/rows";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { cn } from "@/lib/base/cn";
import { answerDue, answerTimeText } from "@/lib/messaging/inbox/answer-time";
import type { Message, MessageKind, MessageStatus } from "@/lib/messaging/inbox/schemas";
import { CustomerLink } from "../shared/customer-link";

interface MessageColumnsOptions {
  clock: AnswerClock;
  onOpen: (message: Message) => void;
}

export function messageColumns({ clock, onOpen }: MessageColumnsOptions): Column<Message>[] {
  return [
    {
      name: "Message",
      isTitle: true,
      cellClassName: "w-full max-w-0 font-normal",
      cell: (message) => (
        <>
          <Excerpt message={message} onOpen={onOpen} />
          <p className="mt-1.5 sm:hidden">
            <MessageState message={message} clock={clock} />
          </p>
        </>
      ),
    },
    {
      name: "About",
      className: "max-lg:hidden",
      cellClassName: "whitespace-nowrap",
      cell: ({ order, kind }) => (order ? <OrderLink order={order} /> : ORIGINS[kind]),
    },
    {
      name: "State",
      className: "max-sm:hidden",
      cell: (message) => <MessageState message={message} clock={clock} />,
    },
    {
      name: "When",
      className: "max-md:hidden",
      cellClassName: "whitespace-nowrap tabular",
      cell: ({ createdAt }) => momentText(new Date(createdAt)),
    },
  ];
}

const ORIGINS: Record<Message["kind"], string> = {
  contact: "Contact form",
  order: "An order",
};

export function OrderLink({ order }: { order: NonNullable<Message["order"]> }) {
  return (
    <Link href={staffPaths.order(order._id)} prefetch={false} className="text-link tabular">
      {order.orderId}
    </Link>
  );
}

/** The sender, linked to the customer, and the start of the message as a button. */
function Excerpt({ message, onOpen }: { message: Message; onOpen: (message: Message) => void }) {
  const { name, company, writtenBy, status, customer } = message;
  return (
    <>
      <p className={status === "new" ? "font-semibold" : "font-medium"}>
        {writtenBy && "To "}
        {/* Tall enough to be hit above the button. */}
        <span className="*:inline-block *:min-h-6">
          <CustomerLink customer={customer}>{name}</CustomerLink>
        </span>
        {company && <span className="text-sm font-normal text-muted-foreground"> · {company}</span>}
      </p>
      <button
        type="button"
        onClick={() => onOpen(message)}
        className="-mb-2 block min-h-11 w-full cursor-pointer rounded-sm pb-2 text-left text-sm break-words text-muted-foreground hover:underline"
      >
        <span className="sr-only">{name}: </span>
        <span className="line-clamp-2">{message.message}</span>
      </button>
    </>
  );
}

const BADGES = { new: "marigold", answered: "default", spam: "outline" } as const;

/** The times that determine how long a message may wait. */
export interface AnswerClock {
  now: Date;
  /** The promised hours until a response; null when none are promised or not yet loaded. */
  hours: number | null;
}

/** The status; for an unanswered message also the time left of the promised response time. */
export function MessageState({
  message: { status, createdAt, writtenBy },
  clock: { now, hours },
}: {
  message: Message;
  clock: AnswerClock;
}) {
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

export const STATES: Record<MessageStatus, string> = {
  new: "Waiting",
  answered: "Answered",
  spam: "Spam",
};

export const KINDS: Record<MessageKind, string> = {
  contact: "Contact form",
  order: "About an order",
};
