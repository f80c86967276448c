import { ExternalLink } from "lucide-react";
import { type ReactNode, useState } from "react";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { momentText } from "@/components/shared/format/dates";
import { Fact } from "@/components/domain/order/fact";
import { StatusBadge } from "@/components/domain/order/status-badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useMay } from "@/lib/client/use-role";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { followingStatus } from "@/lib/orders/status";
import type { OrderActions } from "@/lib/fulfilment/actions-schema";
import { DispatchDialog } from "../dispatches/dispatch-dialog";
import { BeforeProduction, orderMissing } from "../before-production";
import { MoreActions } from "../actions/more-actions";
import { AcceptOrder, UnconfirmedBadge } from "../order-marks";
import { StatusDialog } from "../status-dialog";
import { type NewStatus, STATUS_TEXT } from "../status-text";
import { TrackingDialog } from "../tracking-form";

interface ManageOrderProps {
  order: OrderAnswer;
  onChanged: (order: OrderAnswer) => Promise<void>;
  renew: () => Promise<void>;
}

export function ManageOrder({
  order,
  actions,
  onChanged,
  renew,
}: ManageOrderProps & { actions: OrderActions | null }) {
  const [step, setStep] = useState<NewStatus | null>(null);
  const [isDispatching, setDispatching] = useState(false);
  const mayWrite = useMay("orders.write.all");
  const { status, history } = order;
  const next = followingStatus(status) as NewStatus | undefined;
  const latest = history.findLast(({ changes }) => !changes);
  const missing = orderMissing(order);
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">Manage Order</h2>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
        <StatusBadge status={status} partly={order.partlyDispatched} />
        <UnconfirmedBadge order={order} />
        {latest && (
          <p className="text-muted-foreground tabular">
            since {momentText(new Date(latest.at))}, by {latest.by}
          </p>
        )}
      </div>
      {mayWrite && <AcceptOrder order={order} onChanged={onChanged} renew={renew} />}
      {(status === "Shipped" || order.tracking) && (
        <Tracking order={order} onChanged={onChanged} renew={renew} />
      )}
      {missing && next && mayWrite && (
        <BeforeProduction missing={missing} className="mt-4 text-[0.9375rem]" />
      )}
      <Steps>
        {next && mayWrite && (
          <Button variant={missing ? "outline" : "default"} onClick={() => setStep(next)}>
            {STATUS_TEXT[next].action}
          </Button>
        )}
        {!next && (
          <p className="self-center text-sm text-muted-foreground">
            {status === "Cancelled"
              ? "Cancelled is final. The status of this order can no longer change."
              : "Delivered is the last step of an order."}
          </p>
        )}
        {status === "Processing" && actions && actions.dispatchable.length > 0 && (
          <Button variant="outline" onClick={() => setDispatching(true)}>
            Dispatch part
          </Button>
        )}
        {actions && (
          <MoreActions order={order} actions={actions} onChanged={onChanged} renew={renew} />
        )}
      </Steps>
      {!actions && (
        <LoadFailure
          className="mt-4"
          text="What else can be done could not be loaded."
          retry={() => void renew()}
        />
      )}
      {isDispatching && actions && (
        <DispatchDialog
          order={order}
          dispatchable={actions.dispatchable}
          renew={renew}
          onClose={() => setDispatching(false)}
        />
      )}
      {step && (
        <StatusDialog
          order={order}
          status={step}
          onClose={() => setStep(null)}
          onChanged={onChanged}
          onRefused={() => void renew()}
        />
      )}
    </Card>
  );
}

function Steps({ children }: { children: ReactNode }) {
  return <div className="mt-4 flex flex-wrap gap-3 border-t perforated pt-4">{children}</div>;
}

function Tracking({ order, onChanged, renew }: ManageOrderProps) {
  const [isOpen, setOpen] = useState(false);
  const mayWrite = useMay("orders.write.all");
  const { tracking, status } = order;
  return (
    <div className="mt-4">
      {tracking ? (
        <dl className="grid gap-x-6 gap-y-3 text-[0.9375rem] sm:grid-cols-2">
          <Fact name="Carrier">{tracking.carrier}</Fact>
          <Fact name="Tracking Number">
            <span className="font-semibold tabular">{tracking.number}</span>
          </Fact>
        </dl>
      ) : (
        <p className="text-[0.9375rem]">
          {(order.dispatches?.length ?? 0) > 1
            ? "It left in parts, each with its own tracking."
            : "Shipped without tracking details."}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {status === "Shipped" && mayWrite && (
          <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
            {tracking ? "Edit tracking" : "Add tracking"}
          </Button>
        )}
        {tracking?.url && (
          <Button asChild variant="ghost" size="sm">
            <a href={tracking.url} target="_blank" rel="noreferrer">
              Track the parcel <ExternalLink aria-hidden />
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          </Button>
        )}
      </div>
      {isOpen && (
        <TrackingDialog
          order={order}
          onClose={() => setOpen(false)}
          onChanged={onChanged}
          onRefused={() => void renew()}
        />
      )}
    </div>
  );
}
