import { ControlError } from "@/components/shared/form/field-error";
import { useFieldControl } from "@/components/shared/form/field-frame";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { TextareaField } from "@/components/shared/form/text-field";
import { TickList } from "@/components/shared/form/tick-list";
import { useZodForm } from "@/components/shared/form/zod-form";
import { requiredText } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import type { ListedOrder, OrderOutcome } from "@/lib/orders/admin-schemas";
import type { Gate } from "@/lib/orders/due/gates";
import { RefusedList } from "../shared/refusal-report";
import { Done, REPORT_TITLES } from "./bulk-report";
import type { NewStatus } from "./status-text";

export interface Override {
  override: string;
  gates: Gate[];
}

interface StoppedOrder {
  id: string;
  outcome: OrderOutcome;
  gates: Gate[];
}

/** The orders held at a gate; outcomes are in the order of the request. */
export const findStopped = (
  orders: readonly ListedOrder[],
  outcomes: readonly OrderOutcome[],
): StoppedOrder[] =>
  outcomes.flatMap((outcome) => {
    const order = orders.find(({ orderId }) => orderId === outcome.orderId);
    const { gates = [] } = outcome;
    return order && gates.length > 0 ? [{ id: order._id, outcome, gates }] : [];
  });

interface StoppedOrdersProps {
  held: readonly StoppedOrder[];
  outcomes: readonly OrderOutcome[];
  status: NewStatus;
  onSubmit: (overrides: Record<string, Override>) => Promise<void>;
  onClose: () => void;
}

const heldSchema = z.object({
  orders: z.array(z.string()).min(1, "Tick at least one order, or close."),
  override: requiredText("Reason", 500),
});

/** The result of a bulk change that held some orders: the ticked ones are overridden with a reason. */
export function StoppedOrders({ held, outcomes, status, onSubmit, onClose }: StoppedOrdersProps) {
  const [only] = held.length === 1 ? held : [];
  const form = useZodForm(heldSchema, { orders: only ? [only.id] : [], override: "" });
  const done = outcomes.filter(({ ok }) => ok).length;
  const refused = outcomes.filter(({ ok, gates }) => !ok && !gates);
  return (
    <FormDialog
      title={done === 0 ? REPORT_TITLES.none : REPORT_TITLES.some}
      form={form}
      onSubmit={({ orders, override }) => {
        const chosen = held.filter(({ id }) => orders.includes(id));
        return onSubmit(
          Object.fromEntries(chosen.map(({ id, gates }) => [id, { override, gates }])),
        );
      }}
      onClose={onClose}
      submit={status === "Shipped" ? "Send Unpaid" : "Start All the Same"}
      busyLabel={status === "Shipped" ? "Sending" : "Starting"}
      tone="destructive"
      otherwise={{ label: "Close", onClick: onClose }}
    >
      <Done done={done} status={status} />
      {refused.length > 0 && <RefusedList refused={toRefused(refused)} />}
      <HeldList held={held} />
      <TextareaField
        name="override"
        label="Reason"
        hint="Kept in the audit log with your name. It counts for this step of the ticked orders alone."
        required
        rows={2}
        className="mt-3"
      />
    </FormDialog>
  );
}

const toRefused = (outcomes: readonly OrderOutcome[]) =>
  outcomes.map(({ orderId, message }) => ({ id: orderId, name: orderId, message }));

function HeldList({ held }: { held: readonly StoppedOrder[] }) {
  const { control, error } = useFieldControl({ name: "orders", label: "Orders" });
  const options = Object.fromEntries(
    held.map(({ id, outcome }) => [
      id,
      <>
        <strong className="tabular">{outcome.orderId}</strong>: {outcome.message}
      </>,
    ]),
  );
  return (
    <fieldset className="mt-3 min-w-0" aria-describedby={control["aria-describedby"]}>
      <legend className="font-semibold">Waiting, and can pass for a reason</legend>
      <TickList name="orders" options={options} />
      <ControlError control={control} error={error} />
    </fieldset>
  );
}
