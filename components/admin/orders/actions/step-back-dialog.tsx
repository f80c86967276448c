import { CallDialog } from "@/components/shared/form/call-dialog";
import { TextareaField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { ConfirmDialog } from "@/components/shared/call/confirm-dialog";
import { call } from "@/lib/client/api";
import { stepBackSchema } from "@/lib/fulfilment/schemas";
import type { OrderActions } from "@/lib/fulfilment/actions-schema";
import type { OpenDialogProps } from "./refund-dialog";

const formSchema = stepBackSchema.pick({ reason: true });

export function StepBackDialog(props: OpenDialogProps) {
  const { stepBack } = props.actions;
  if (!stepBack) return null;
  return stepBack.refusal ? (
    <Refused refusal={stepBack.refusal} onClose={props.onClose} />
  ) : (
    <StepBackForm {...props} to={stepBack.to} />
  );
}

function Refused({ refusal, onClose }: { refusal: string; onClose: () => void }) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="This step cannot be taken back"
      confirm="Understood"
      keep="Close"
      tone="default"
      busy={false}
      onConfirm={onClose}
    >
      <p>{refusal}</p>
    </ConfirmDialog>
  );
}

interface StepBackFormProps extends OpenDialogProps {
  to: NonNullable<OrderActions["stepBack"]>["to"];
}

function StepBackForm({ order, to, onChanged, renew, onClose }: StepBackFormProps) {
  const form = useZodForm(formSchema, { reason: "" });

  async function stepBack({ reason }: { reason: string }) {
    const params = { id: order._id };
    const body = { to, reason };
    await onChanged(await call("POST /admin/orders/{id}/step-back", { params, body }));
    return { title: "Order Updated", description: `${order.orderId} is ${to} again.` };
  }

  return (
    <CallDialog
      title={`Step back to ${to}?`}
      description={stepBackText(order.status, to)}
      form={form}
      failure={{
        title: "Order Not Updated",
        text: "The order could not be changed. Please try again.",
      }}
      onRefused={(error) => {
        if (error.code === "invalid_transition") void renew();
        return false;
      }}
      save={stepBack}
      onClose={onClose}
      submit={`Step back to ${to}`}
    >
      <TextareaField
        name="reason"
        label="Reason"
        required
        rows={2}
        hint="Only staff read it."
        className="[&_textarea]:min-h-20"
      />
    </CallDialog>
  );
}

function stepBackText(from: string, to: string): string {
  const tracking = to === "Processing" ? " Its tracking details are removed." : "";
  const cancel = to === "Pending" ? " Its customer can cancel it again." : "";
  return `For a step that was a mistake: the history keeps both.${tracking}${cancel} A customer who was emailed that it is ${from} gets a correction.`;
}
