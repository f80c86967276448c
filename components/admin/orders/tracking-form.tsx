"use client";

import type { ReactNode } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { TextField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm } from "@/components/shared/form/zod-form";
import { trackingSchema, type TrackingRequest } from "@/lib/orders/admin-schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { useCarriers } from "../carriers/use-carriers";
import { CarrierField } from "./carrier-field";
import { useCarrierLink } from "./use-carrier-link";

interface TrackingFormProps {
  title: ReactNode;
  description: string;
  /** What is known already. */
  tracking: OrderAnswer["tracking"];
  submit: string;
  /** Sends the details; what it throws is told here. */
  onSubmit: (tracking: TrackingRequest | null) => Promise<void>;
  onClose: () => void;
  /** Offers to do without details. */
  without?: string;
}

/** Asks for carrier, number and the carrier's page of the parcel. */
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
  const doWithout = () => void run(() => onSubmit(null));
  return (
    <FormDialog
      title={title}
      description={description}
      form={form}
      onSubmit={(details) => run(() => onSubmit(details))}
      onClose={onClose}
      submit={submit}
      otherwise={without ? { label: without, onClick: doWithout, busy } : undefined}
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
