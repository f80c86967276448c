import { type ReactNode, useEffect, useRef } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { closeAfter, type Outcome } from "@/components/shared/call/confirm-action";
import { useAction } from "@/components/shared/call/use-action";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { TextField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm } from "@/components/shared/form/zod-form";
import { type TrackingRequest, trackingSchema } from "@/lib/orders/admin-schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { type NamedCarrier, trackingLink } from "@/lib/shop/carriers/tracking-link";
import { advanceOrder } from "./advance-order";
import { CarrierField, useCarriers } from "./carrier-field";
import { emailText } from "./email-text";

interface TrackingFormProps {
  title: ReactNode;
  description: string;
  tracking: OrderAnswer["tracking"];
  submit: string;
  /** Sends the details; errors that it throws are shown here. */
  onSubmit: (tracking: TrackingRequest | null) => Promise<Outcome>;
  onClose: () => void;
  /** The label of a button that submits without details. */
  without?: string;
}

export function TrackingForm(props: TrackingFormProps) {
  const { title, description, tracking, submit, onSubmit, onClose, without } = props;
  const form = useZodForm(trackingSchema, {
    carrier: tracking?.carrier ?? "",
    number: tracking?.number ?? "",
    url: tracking?.url ?? "",
  });
  const carriers = useCarriers();
  useCarrierLink(form, carriers);
  const { busy, run } = useAction({
    title: "Order Not Updated",
    text: "The order could not be changed. Please try again.",
    onRefused: (error) => showFieldErrors(form, error.fields),
  });
  const send = (sent: TrackingRequest | null) =>
    run(() => closeAfter(() => onSubmit(sent), onClose));
  return (
    <FormDialog
      title={title}
      description={description}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submit={submit}
      otherwise={without ? { label: without, onClick: () => void send(null), busy } : undefined}
    >
      <div className="space-y-4">
        <CarrierField carriers={carriers} required />
        <TextField name="number" label="Tracking Number" required />
        <TextField
          name="url"
          label="Tracking Link"
          type="url"
          placeholder="https://"
          hint="The carrier's tracking page for this parcel. It is filled in for the carriers in your settings."
        />
      </div>
    </FormDialog>
  );
}

interface TrackingDialogProps {
  order: OrderAnswer;
  onClose: () => void;
  /** Resolves once the page shows the change. */
  onChanged: (order: OrderAnswer) => Promise<unknown>;
  /** Called when another user was faster and this form is outdated. */
  onRefused: () => void;
}

export function TrackingDialog({ order, onClose, onChanged, onRefused }: TrackingDialogProps) {
  async function save(tracking: TrackingRequest | null) {
    try {
      await onChanged(await advanceOrder(order._id, { tracking }));
    } catch (error) {
      onRefused();
      throw error;
    }
    return {
      title: "Tracking Updated",
      description: `The tracking details of ${order.orderId} are saved.`,
    };
  }

  return (
    <TrackingForm
      title="Tracking details"
      description={emailText(
        order,
        "If you change them, the customer gets the new details by email.",
      )}
      tracking={order.tracking}
      submit="Save tracking"
      onSubmit={save}
      onClose={onClose}
    />
  );
}

type TrackingValues = { carrier: string; number: string; url?: string };

/** Fills in the tracking link from carrier and number, unless it was edited. */
function useCarrierLink(
  form: UseFormReturn<TrackingValues, unknown, TrackingRequest>,
  carriers: readonly NamedCarrier[],
): void {
  const [carrier, number] = useWatch({ control: form.control, name: ["carrier", "number"] });
  const link = trackingLink(carriers, { carrier, number });
  const filled = useRef("");
  useEffect(() => {
    const url = form.getValues("url") ?? "";
    if (url === "" || url === filled.current) form.setValue("url", link);
    filled.current = link;
  }, [form, link]);
}
