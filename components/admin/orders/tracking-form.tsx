"use client";

import { useAction } from "@/components/call/use-action";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/form/zod-form";
import { Button } from "@/components/ui/button";
import { trackingSchema, type TrackingRequest } from "@/lib/orders/admin-schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { useCarriers } from "../carriers/use-carriers";
import { CarrierField } from "./carrier-field";
import { useCarrierLink } from "./use-carrier-link";

interface TrackingFormProps {
  /** What is known already. */
  tracking: OrderAnswer["tracking"];
  submit: string;
  /** Sends the details; what it throws is told here. */
  onSubmit: (tracking: TrackingRequest | null) => Promise<void>;
  /** Offers to do without details. */
  without?: string;
}

/** Carrier, number and the carrier's page of the parcel. */
export function TrackingForm({ tracking, submit, onSubmit, without }: TrackingFormProps) {
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
  return (
    <ZodForm form={form} onSubmit={(details) => run(() => onSubmit(details))}>
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
      <div className="mt-5 flex flex-wrap gap-3">
        <SubmitButton busyLabel="Saving" aria-disabled={busy}>
          {submit}
        </SubmitButton>
        {without && (
          <Button
            variant="ghost"
            aria-disabled={busy}
            onClick={() => void run(() => onSubmit(null))}
          >
            {without}
          </Button>
        )}
      </div>
    </ZodForm>
  );
}
