import { useState } from "react";
import { CheckboxField } from "@/components/shared/form/checkbox-field";
import { FieldError } from "@/components/shared/form/field-error";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { TextareaField, TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { Notice } from "@/components/ui/notice";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { optionalText } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import type { NamedCallOffs } from "@/lib/orders/view/goods";
import { useMay } from "@/lib/client/use-role";
import { randomKey } from "@/lib/client/random-key";
import { dispatchFields } from "@/lib/fulfilment/dispatches/schemas";
import { quantityWords } from "@/lib/orders/line-text";
import type { OrderAnswer } from "@/lib/orders/schemas";
import type { OrderActions } from "@/lib/fulfilment/actions-schema";
import { CarrierField, useCarriers } from "../carrier-field";
import { readClosedGates, type ClosedGates } from "../override-dialog";
import { emailText } from "../email-text";

type Dispatchable = OrderActions["dispatchable"][number];

interface DispatchDialogProps {
  order: OrderAnswer;
  dispatchable: readonly Dispatchable[];
  /** The call-offs to dispatch; without any, everything left is proposed. */
  callOffs?: NamedCallOffs["callOffs"];
  renew: () => Promise<void>;
  onClose: () => void;
}

const formSchema = z.object({
  carrier: dispatchFields.carrier,
  number: dispatchFields.number,
  last: z.boolean(),
  invoice: z.boolean(),
  override: optionalText(500),
});

/** Records a dispatch of an order's lines, and bills it. */
export function DispatchDialog(props: DispatchDialogProps) {
  const { order, dispatchable, callOffs = [], renew, onClose } = props;
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(
    () => new Map(dispatchable.map((line) => [line.line, proposed(line, callOffs)])),
  );
  const [refusal, setRefusal] = useState("");
  const [closed, setClosed] = useState<ClosedGates | null>(null);
  const mayOverride = useMay("proofs.write");
  // One key per opened dialog, so that a dispatch sent twice is recorded once.
  const [key] = useState(randomKey);
  const carriers = useCarriers();
  const form = useZodForm(formSchema, {
    carrier: "",
    number: "",
    last: false,
    invoice: true,
    override: "",
  });
  const lines = dispatchable
    .map(({ line }) => ({ line, quantity: chosen.get(line) ?? 0 }))
    .filter(({ quantity }) => quantity > 0);

  async function send(values: z.output<typeof formSchema>) {
    setRefusal(lines.length === 0 ? "Choose what leaves." : "");
    if (lines.length === 0) return false;
    await call("POST /admin/orders/{id}/dispatches", {
      params: { id: order._id },
      headers: { "Idempotency-Key": key },
      body: {
        lines,
        callOffs: callOffs.map(({ _id }) => _id),
        ...values,
        gates: values.override ? closed?.gates : undefined,
      },
    });
    await renew();
    return { title: "Dispatched", description: `What leaves of ${order.orderId} is recorded.` };
  }

  return (
    <CallDialog
      title="Dispatch a part"
      description={`What leaves now. Once everything has left, the order is Shipped. ${emailText(order)}`}
      form={form}
      failure={{
        title: "Not Dispatched",
        text: "The dispatch could not be recorded. Please try again.",
      }}
      onRefused={(error) => {
        const gates = readClosedGates(error);
        const mayPass = mayOverride && gates?.gates.includes("balance") === true;
        if (mayPass) setClosed(gates);
        setRefusal(mayPass ? "" : (error.fields.lines ?? ""));
        return mayPass || error.fields.lines !== undefined;
      }}
      save={send}
      onClose={onClose}
      submit="Dispatch"
    >
      <ul aria-label="What leaves" className="divide-y">
        {dispatchable.map((line) => (
          <li key={line.line} className="py-3 first:pt-0">
            <LeavingLine
              line={line}
              quantity={chosen.get(line.line) ?? 0}
              onChange={(quantity) => {
                setRefusal("");
                setChosen(new Map(chosen).set(line.line, quantity));
              }}
            />
          </li>
        ))}
      </ul>
      {refusal && <FieldError id="dispatch-lines-error">{refusal}</FieldError>}
      {closed && <Notice className="mt-4">{closed.refusal}</Notice>}
      <div className="mt-5 space-y-4">
        {closed && (
          <TextareaField
            name="override"
            label="Reason to send them unpaid"
            hint="Kept in the audit log with your name. It counts for this dispatch alone."
            rows={2}
          />
        )}
        <CarrierField carriers={carriers} />
        <TextField name="number" label="Tracking Number" />
        {dispatchable.some(({ mayEndShort }) => mayEndShort) && (
          <CheckboxField
            name="last"
            label="Nothing more of these lines follows"
            hint="A line that was made short, as agreed, is closed and billed as made."
          />
        )}
        {!order.replaces && (
          <CheckboxField
            name="invoice"
            label="Issue its invoice now"
            hint="Goods must not leave without one; it cannot be changed afterwards."
          />
        )}
      </div>
    </CallDialog>
  );
}

/** The proposed quantity of a line: its agreed call-offs, as far as they can be dispatched. */
function proposed(
  { line, quantity, dispatched, most }: Dispatchable,
  callOffs: NamedCallOffs["callOffs"],
): number {
  if (callOffs.length === 0) return quantity - dispatched;
  const called = callOffs.filter((each) => each.line === line);
  return Math.min(
    most,
    called.reduce((sum, each) => sum + each.quantity - each.sent, 0),
  );
}

interface LeavingLineProps {
  line: Dispatchable;
  quantity: number;
  onChange: (quantity: number) => void;
}

function LeavingLine({ line, quantity: value, onChange }: LeavingLineProps) {
  const { name, unit, quantity, dispatched, most } = line;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="text-sm text-muted-foreground tabular">
          {quantityWords(quantity - dispatched, unit)} left
          {dispatched > 0 && ` of ${quantityWords(quantity, unit)}`}
          {most > quantity - dispatched && `, at most ${quantityWords(most, unit)} as agreed`}
        </p>
      </div>
      <QuantityStepper
        label={`How much of ${name} leaves`}
        value={value}
        min={0}
        max={most}
        onChange={onChange}
      />
    </div>
  );
}
