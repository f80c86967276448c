import { useState } from "react";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField, TextareaField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { CallOffDialog } from "@/components/domain/order/call-offs/call-off-dialog";
import { CallOffList, LeftLines } from "@/components/domain/order/call-offs/call-offs-card";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { readWholeText, typedNumber } from "@/lib/base/input/typed-numbers";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import { nameCallOffs, type NamedCallOffs } from "@/lib/orders/view/goods";
import { randomKey } from "@/lib/client/random-key";
import { useMay } from "@/lib/client/use-role";
import { callOffDecisionSchema } from "@/lib/fulfilment/call-offs/schemas";
import { quantityWords } from "@/lib/orders/line-text";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { isOpenStatus } from "@/lib/orders/status";
import type { OrderActions } from "@/lib/fulfilment/actions-schema";
import { DispatchDialog } from "./dispatch-dialog";

type CallOff = NamedCallOffs["callOffs"][number];

interface CallOffsCardProps {
  order: OrderAnswer;
  actions: OrderActions | null;
  renew: () => Promise<void>;
}

/** The call-offs of an order and their dispatch days; renders nothing for other orders. */
export function CallOffsCard({ order, actions, renew }: CallOffsCardProps) {
  const [shownDialog, setShown] = useState<
    "new" | { answered: CallOff } | { sent: CallOff } | null
  >(null);
  const [key, setKey] = useState("");
  const mayWrite = useMay("orders.write.all") && isOpenStatus(order.status);
  const called = nameCallOffs(order);
  const params = { id: order._id };
  const close = () => setShown(null);
  const add = () => {
    setKey(randomKey());
    setShown("new");
  };
  if (!called) return null;
  const mayDispatch = order.status === "Processing" && (actions?.dispatchable.length ?? 0) > 0;
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-3 text-heading">Kept for the customer</h2>
      <LeftLines called={called} />
      <CallOffList
        callOffs={called.callOffs}
        actions={(callOff) =>
          mayWrite &&
          callOff.sent < callOff.quantity && (
            <>
              {mayDispatch && callOff.state !== "declined" && (
                <Button size="sm" onClick={() => setShown({ sent: callOff })}>
                  Dispatch
                </Button>
              )}
              <Button variant="outline" size="sm" onClick={() => setShown({ answered: callOff })}>
                {callOff.state === "asked" ? "Answer" : "Change"}
              </Button>
            </>
          )
        }
      />
      {mayWrite && called.lines.some(({ free }) => free > 0) && (
        <Button variant="outline" className="mt-4" onClick={add}>
          Add call-off
        </Button>
      )}
      {shownDialog === "new" && (
        <CallOffDialog
          called={called}
          send={async (lines, on) => {
            await call("POST /admin/orders/{id}/call-offs", {
              params,
              headers: { "Idempotency-Key": key },
              body: { callOffs: lines.map((line) => ({ ...line, on })) },
            });
            await renew();
            return { title: "Call-off Agreed", description: "It is on the page of the order." };
          }}
          onClose={close}
        />
      )}
      {shownDialog !== null && shownDialog !== "new" && "answered" in shownDialog && (
        <AnswerDialog callOff={shownDialog.answered} renew={renew} onClose={close} />
      )}
      {shownDialog !== null && shownDialog !== "new" && "sent" in shownDialog && actions && (
        <DispatchDialog
          order={order}
          dispatchable={actions.dispatchable}
          callOffs={sameDay(called.callOffs, shownDialog.sent)}
          renew={renew}
          onClose={close}
        />
      )}
    </Card>
  );
}

/** Call-offs agreed for the same day, which leave together. */
const sameDay = (callOffs: readonly CallOff[], one: CallOff): CallOff[] =>
  callOffs.filter(
    (each) =>
      each._id === one._id ||
      (each.on === one.on && each.state === "agreed" && each.sent < each.quantity),
  );

const OPTIONS = [
  { value: "agreed", label: "Agree" },
  { value: "declined", label: "Decline" },
] as const;

const formSchema = z.object({
  state: callOffDecisionSchema.shape.state,
  words: callOffDecisionSchema.shape.words,
  quantity: typedNumber(readWholeText, "Enter a quantity.").pipe(
    z.number().int("Enter a whole number.").min(1, "At least 1."),
  ),
  on: z.iso.date("Choose a day."),
});

interface AnswerDialogProps {
  callOff: CallOff;
  renew: () => Promise<void>;
  onClose: () => void;
}

function AnswerDialog({ callOff, renew, onClose }: AnswerDialogProps) {
  const { _id, name, unit, quantity, on, sent } = callOff;
  const form = useZodForm(formSchema, { state: "agreed", quantity: `${quantity}`, on, words: "" });
  async function decide(body: z.output<typeof formSchema>) {
    await call("PATCH /admin/call-offs/{id}", { params: { id: _id }, body });
    await renew();
    return { title: "Customer Told", description: "The answer is on its way by email." };
  }
  return (
    <CallDialog
      title="Answer the call-off"
      description={`${quantityWords(quantity, unit)} of ${name}${sent > 0 ? `, of them ${quantityWords(sent, unit)} sent` : ""}. The customer is told by email.`}
      form={form}
      failure={{ title: "Not Answered", text: "The answer could not be saved. Please try again." }}
      nameFields={({ lines, ...fields }) => (lines ? { ...fields, quantity: lines } : fields)}
      save={decide}
      onClose={onClose}
      submit="Send Answer"
    >
      <div className="space-y-4">
        <SelectField name="state" label="Answer" options={OPTIONS} required />
        <TextField name="quantity" label="Quantity" inputMode="numeric" required />
        <TextField name="on" label="Day" type="date" required />
        <TextareaField name="words" label="Words to the customer" rows={2} />
      </div>
    </CallDialog>
  );
}
