import {
  FileText,
  Flag,
  type LucideIcon,
  Mail,
  MessageSquare,
  NotebookPen,
  Pencil,
  Reply,
  Truck,
  Undo2,
  Wallet,
} from "lucide-react";
import { useState } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { momentText } from "@/components/shared/format/dates";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { late } from "@/components/ui/late";
import { call } from "@/lib/client/api";
import type {
  ActivityEntry,
  ActivityKind,
  OrderActivity as Activity,
} from "@/lib/fulfilment/activity/schemas";
import type { Message } from "@/lib/messaging/inbox/schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { activityWords } from "./activity-words";
import { SendAgain } from "./send-again";
import { WriteEntry } from "./write-entry";

const ICONS: Record<ActivityKind, LucideIcon> = {
  status: Flag,
  change: Pencil,
  note: NotebookPen,
  message: MessageSquare,
  reply: Reply,
  mail: Mail,
  payment: Wallet,
  dispatch: Truck,
  document: FileText,
  return: Undo2,
};

const MessageDialog = late(
  () => import("../../messages/message-dialog").then((file) => file.MessageDialog),
  null,
);

interface OrderActivityProps {
  order: Pick<OrderAnswer, "_id" | "user">;
  /** Messages between customer and shop; null for users who may not read them. */
  messages: readonly Message[] | null;
  /** The newest entries. */
  activity: Activity;
  renew: () => Promise<void>;
}

/** The history of an order, newest first, with a field for a note or a message; messages are answered here. */
export function OrderActivity({ order, messages, activity, renew }: OrderActivityProps) {
  const { _id: orderId } = order;
  const [opened, setOpened] = useState<string | null>(null);
  const open = messages?.find(({ _id }) => _id === opened);
  const [older, setOlder] = useState<Activity | null>(null);
  const { busy, run } = useAction({ title: "Not Loaded", text: "Please try again." });
  const ids = new Set(activity.items.map(({ _id }) => _id));
  const items = [...activity.items, ...(older?.items.filter(({ _id }) => !ids.has(_id)) ?? [])];
  const next = older ? older.next : activity.next;

  async function readOn(cursor: string) {
    const params = { id: orderId };
    const more = await call("GET /admin/orders/{id}/activity", { params, query: { cursor } });
    setOlder({ items: [...(older?.items ?? []), ...more.items], next: more.next });
  }

  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">Activity</h2>
      <WriteEntry order={order} onAdded={renew} />
      <ol aria-label="Activity, newest first" className="mt-4 divide-y border-t">
        {items.map((entry) => (
          <Entry key={`${entry.kind} ${entry._id}`} entry={entry}>
            {entry.kind === "mail" && isNewest(entry, items) && (
              <SendAgain mail={entry} orderId={orderId} renew={renew} />
            )}
            {messages?.some(({ _id }) => _id === entry._id) && (
              <Button
                variant="outline"
                size="sm"
                className="self-start"
                onClick={() => setOpened(entry._id)}
              >
                {entry.state === "new" ? "Answer" : "Open"}
                <span className="sr-only"> the message of {entry.by}</span>
              </Button>
            )}
          </Entry>
        ))}
      </ol>
      {next && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          aria-disabled={busy}
          onClick={() => void run(() => readOn(next))}
        >
          Older activity
        </Button>
      )}
      {open && (
        <MessageDialog
          message={open}
          clock={NO_CLOCK}
          onClose={() => setOpened(null)}
          onChanged={renew}
        />
      )}
    </Card>
  );
}

/** Only the list of all messages shows how long one may wait. */
const NO_CLOCK = { now: new Date(0), hours: null };

/** Of several emails of one kind, only the newest can be sent again. */
const isNewest = (entry: ActivityEntry, items: readonly ActivityEntry[]): boolean =>
  items.find(({ kind, what }) => kind === "mail" && what === entry.what) === entry;

function Entry({ entry, children }: { entry: ActivityEntry; children: React.ReactNode }) {
  const { kind, at, by } = entry;
  const { title, text, badge } = activityWords(entry);
  const Icon = ICONS[kind];
  return (
    <li className="flex gap-3 py-2.5 text-sm">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{title}</span>
          {badge && <Badge variant={badge.variant}>{badge.text}</Badge>}
        </p>
        {text && <p className="[overflow-wrap:anywhere] whitespace-pre-line">{text}</p>}
        <p className="text-muted-foreground">
          <time dateTime={at} className="tabular">
            {momentText(new Date(at))}
          </time>
          {by && `, ${by}`}
        </p>
      </div>
      {children}
    </li>
  );
}
