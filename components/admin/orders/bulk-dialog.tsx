import { CircleCheck } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { ConfirmDialog } from "@/components/shared/call/confirm-dialog";
import { useAction } from "@/components/shared/call/use-action";
import { FieldError } from "@/components/shared/form/field-error";
import { useFieldControl } from "@/components/shared/form/field-frame";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { useTextField } from "@/components/shared/form/use-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast/toast";
import { counted } from "@/lib/base/text/counts";
import { call } from "@/lib/client/api";
import type { ListedOrder, OrderOutcome, TrackingRequest } from "@/lib/orders/admin-schemas";
import { mayFollow } from "@/lib/orders/status";
import { RefusalReport } from "../shared/refusal-report";
import { bulkShippingSchema, trackingByOrder } from "./bulk-shipping";
import { CarrierField, useCarriers } from "./carrier-field";
import { type NewStatus, STATUS_TEXT } from "./status-text";
import { UnpaidNotice } from "./status-dialog";
import { NOTIFIED } from "./told-text";

interface BulkDialogProps {
  orders: readonly ListedOrder[];
  status: NewStatus;
  onClose: () => void;
  /**
   * Called after the status changes were sent, some of which may have been refused; resolves once the list shows
   * them.
   */
  onDone: () => Promise<void>;
}

export function BulkDialog({ orders, status, onClose, onDone }: BulkDialogProps) {
  const [outcomes, setOutcomes] = useState<OrderOutcome[] | null>(null);
  const { busy, run } = useAction({
    title: "Orders Not Updated",
    text: "The orders could not be changed. Please try again.",
  });
  const takers = orders.filter((order) => mayFollow(order.status, status));

  async function change(tracking?: Record<string, TrackingRequest>) {
    const body = { ids: takers.map(({ _id }) => _id), status, ...(tracking ? { tracking } : {}) };
    const answer = await call("POST /admin/orders/status", { body });
    await onDone();
    if (!answer.every(({ ok }) => ok)) {
      setOutcomes(answer);
      return;
    }
    const verb = answer.length === 1 ? "is" : "are";
    onClose();
    toast({
      title: "Orders Updated",
      description: `${counted(answer.length, "order")} ${verb} now ${status}.`,
    });
  }

  if (outcomes) return <BulkReport outcomes={outcomes} status={status} onClose={onClose} />;
  const words = STATUS_TEXT[status];
  const meaning = words.meaning(describeOutcome(takers));
  const question = words.question(counted(takers.length, "order"));
  const unfit = <Unfit chosen={orders.length} unfit={orders.length - takers.length} />;
  if (status === "Shipped") {
    return (
      <BulkShippingForm
        title={question}
        description={meaning}
        orders={takers}
        submit={words.action}
        onSubmit={(tracking) => run(() => change(tracking))}
        onClose={onClose}
      >
        {unfit}
      </BulkShippingForm>
    );
  }
  const isCancelling = status === "Cancelled";
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={question}
      confirm={isCancelling ? "Cancel Orders" : words.action}
      keep={isCancelling ? "Keep Orders" : "Not now"}
      tone={isCancelling ? "destructive" : "default"}
      busy={busy}
      onConfirm={() => void run(() => change())}
    >
      <p>{meaning}</p>
      {unfit}
      {status === "Processing" && <UnpaidNotice orders={takers} />}
    </ConfirmDialog>
  );
}

function describeOutcome(orders: readonly ListedOrder[]): string {
  const unmailed = orders.filter(({ user }) => user.email === null).length;
  if (unmailed === 0) return NOTIFIED;
  return `Customers are notified by email. ${counted(unmailed, "order")} without an email: please tell those customers yourself.`;
}

/** Orders that cannot take the step; no request is sent for them. */
function Unfit({ chosen, unfit }: { chosen: number; unfit: number }): ReactNode {
  if (unfit === 0) return null;
  return (
    <p className="my-3">
      {unfit} of the {chosen} selected orders cannot take this step and{" "}
      {unfit === 1 ? "stays as it is" : "stay as they are"}.
    </p>
  );
}

interface BulkReportProps {
  outcomes: readonly OrderOutcome[];
  status: NewStatus;
  onClose: () => void;
}

function BulkReport({ outcomes, status, onClose }: BulkReportProps) {
  const refused = outcomes.filter(({ ok }) => !ok);
  const done = outcomes.length - refused.length;
  return (
    <RefusalReport
      title={done === 0 ? "No order was changed" : "Not all orders were changed"}
      refused={refused.map(({ orderId, message }) => ({ id: orderId, name: orderId, message }))}
      onClose={onClose}
    >
      {done > 0 && (
        <p className="mb-3 flex gap-2.5">
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
          {counted(done, "order")} {done === 1 ? "is" : "are"} now {status}.
        </p>
      )}
    </RefusalReport>
  );
}

interface BulkShippingFormProps {
  title: ReactNode;
  description: string;
  orders: readonly ListedOrder[];
  submit: string;
  onSubmit: (tracking: Record<string, TrackingRequest>) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * One carrier for all orders and a tracking number for each; an order without a number ships without tracking
 * details.
 */
function BulkShippingForm(props: BulkShippingFormProps) {
  const { title, description, orders, submit, onSubmit, onClose, children } = props;
  const parcels = orders.map(() => ({ number: "" }));
  const carriers = useCarriers();
  const form = useZodForm(bulkShippingSchema, { carrier: "", parcels });
  return (
    <FormDialog
      title={title}
      description={description}
      form={form}
      onSubmit={(values) => onSubmit(trackingByOrder(values, orders))}
      onClose={onClose}
      submit={submit}
      otherwise={{ label: "Not now", onClick: onClose }}
    >
      {children}
      <CarrierField
        carriers={carriers}
        hint="Leave the numbers empty to ship without tracking. You can add them later."
      />
      <ol aria-label="Tracking numbers" className="mt-4 divide-y border-y">
        {orders.map((order, index) => (
          <li key={order._id} className="py-2">
            <ParcelField order={order} index={index} />
          </li>
        ))}
      </ol>
    </FormDialog>
  );
}

function ParcelField({ order, index }: { order: ListedOrder; index: number }) {
  const name = `parcels.${index}.number`;
  const { control, error } = useFieldControl({ name, label: order.orderId });
  const field = useTextField(name);
  return (
    <div className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-2">
      <label htmlFor={control.id} className="min-w-0 leading-tight">
        <span className="block font-semibold tabular">{order.orderId}</span>
        <span className="block truncate text-sm text-muted-foreground">
          {order.user.name}, {order.shippingAddress.city}
        </span>
      </label>
      <div className="min-w-0">
        <Input
          {...control}
          {...field}
          placeholder="Tracking number"
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          onKeyDown={goOn}
        />
        {error && (
          <FieldError id={`${control.id}-error`} isQuiet>
            {error}
          </FieldError>
        )}
      </div>
    </div>
  );
}

/** A barcode scanner ends with Enter, which moves to the next field instead of sending the form. */
function goOn(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== "Enter") return;
  event.preventDefault();
  const controls = event.currentTarget.form?.querySelectorAll<HTMLElement>(
    'input[name^="parcels."], button[type="submit"]',
  );
  const list = [...(controls ?? [])];
  list[list.indexOf(event.currentTarget) + 1]?.focus();
}
