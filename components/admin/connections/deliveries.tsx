import { CircleCheck, CircleX, Clock, type LucideIcon, Send } from "lucide-react";
import { useAction } from "@/components/shared/call/use-action";
import { useLoad } from "@/components/shared/call/use-load";
import { exactTimeText, momentText } from "@/components/shared/format/dates";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
} from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import type { Attempt, Delivery, Webhook } from "@/lib/messaging/webhooks/schemas";
import { EVENT_NAMES } from "./event-names";
import { LoadState } from "../shared/loaded";

const SHOWN = 50;

const load = (id: string, signal: AbortSignal) =>
  call("GET /admin/webhooks/{id}/deliveries", { params: { id }, query: { limit: SHOWN }, signal });

/** Recent deliveries to a webhook with their results. */
export function Deliveries({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const deliveries = useLoad({ load, question: webhook._id });
  const { value, error, reload } = deliveries;
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader
          title="Deliveries"
          description={<>To {webhook.url}, newest first. They are kept for 30 days.</>}
        />
        <DialogBody>
          <LoadState
            of={{ value, error, reload }}
            text="The deliveries could not be loaded."
            waiting={<Spinner />}
          />
          {value?.length === 0 && <p>Nothing has happened yet that this webhook is notified of.</p>}
          <ul className="divide-y">
            {value?.map((delivery) => (
              <Row
                key={delivery._id}
                webhookId={webhook._id}
                delivery={delivery}
                onSent={deliveries.renew}
              />
            ))}
          </ul>
        </DialogBody>
        <DialogFooter className="justify-end">
          <Button variant="outline" onClick={reload}>
            Refresh
          </Button>
          <Button onClick={onClose}>Done</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

interface RowProps {
  webhookId: string;
  delivery: Delivery;
  onSent: () => Promise<unknown>;
}

function Row({ webhookId, delivery, onSent }: RowProps) {
  const { _id, type, state, createdAt, attempts, nextAt } = delivery;
  const { busy, run } = useAction({ title: "Not Sent", text: "Please try again." });

  async function sendAgain() {
    const params = { id: webhookId, delivery: _id };
    await call("POST /admin/webhooks/{id}/deliveries/{delivery}/replay", { params });
    await onSent();
    toast({ title: "Sent Again", description: EVENT_NAMES[type] });
  }

  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-2.5 text-sm">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{EVENT_NAMES[type]}</span>
          <StateBadge state={state} />
        </p>
        <p className="text-muted-foreground">{momentText(new Date(createdAt))}</p>
        <p className="font-mono text-xs [overflow-wrap:anywhere] text-muted-foreground">{_id}</p>
        <ol aria-label="Attempts">
          {attempts.map((attempt) => (
            <li key={attempt.at}>{attemptText(attempt)}</li>
          ))}
        </ol>
        {state === "waiting" && nextAt && attempts.length > 0 && (
          <p>Next attempt {momentText(new Date(nextAt))}</p>
        )}
      </div>
      <Button variant="ghost" size="sm" aria-disabled={busy} onClick={() => void run(sendAgain)}>
        <Send aria-hidden /> Send Again<span className="sr-only"> {EVENT_NAMES[type]}</span>
      </Button>
    </li>
  );
}

const attemptText = ({ at, status, error = "No answer" }: Attempt) =>
  `${exactTimeText(new Date(at))}: ${status === null ? error : `answered ${status}`}`;

const LOOKS: Record<
  Delivery["state"],
  { Icon: LucideIcon; variant: "default" | "secondary" | "signal"; label: string }
> = {
  delivered: { Icon: CircleCheck, variant: "default", label: "Delivered" },
  waiting: { Icon: Clock, variant: "secondary", label: "Waiting" },
  failed: { Icon: CircleX, variant: "signal", label: "Failed" },
};

function StateBadge({ state }: Pick<Delivery, "state">) {
  const { Icon, variant, label } = LOOKS[state];
  return (
    <Badge variant={variant}>
      <Icon aria-hidden /> {label}
    </Badge>
  );
}
