"use client";

import { useState } from "react";
import { changedValues } from "@/components/shared/form/changed-values";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { TextField } from "@/components/shared/form/text-field";
import { TextareaField } from "@/components/shared/form/textarea-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { call } from "@/lib/client/api";
import { rateFormSchema, rateFormValues, type RateFormOutput } from "@/lib/shop/gst/rate-form";
import type { TaxRate } from "@/lib/shop/gst/schemas";

interface EditRateProps {
  /** Null for a new rate. */
  rate: TaxRate | null;
  onClose: () => void;
  /** Resolves once the list shows it, because the form starts with the list's values. */
  onSaved: () => Promise<unknown>;
}

/** Adds, confirms, ends or corrects a rate. Its HSN code and start cannot be changed. */
export function EditRate({ rate, onClose, onSaved }: EditRateProps) {
  const [defaults] = useState(() => rateFormValues(rate, new Date()));
  const form = useZodForm(rateFormSchema, defaults);
  const { dirtyFields } = form.formState;

  async function save(values: RateFormOutput) {
    // Confirming a rate confirms all its values, so all are sent.
    const changes = dirtyFields.confirmedBy ? values : changedValues(values, dirtyFields);
    await (rate ? change(rate, changes) : call("POST /admin/tax-rates", { body: values }));
    const title = rate ? "GST Rate Updated" : "GST Rate Added";
    await onSaved();
    return { title, description: `HSN ${values.hsn}: ${values.ratePercent}%` };
  }

  return (
    <CallDialog
      title={rate ? `GST rate of HSN ${rate.hsn}` : "Add GST Rate"}
      form={form}
      failure={{
        title: rate ? "GST Rate Not Updated" : "GST Rate Not Added",
        text: "What you typed is still here. Please try again.",
      }}
      save={save}
      onClose={onClose}
      submit={rate ? "Save Changes" : "Add GST Rate"}
    >
      <RateFields rate={rate} />
    </CallDialog>
  );
}

function change(
  { _id: id }: TaxRate,
  { to, ratePercent, basis, confirmedBy }: Partial<RateFormOutput>,
): Promise<TaxRate> {
  const body = { to, ratePercent, basis, confirmedBy };
  return call("PATCH /admin/tax-rates/{id}", { params: { id }, body });
}

function RateFields({ rate }: { rate: TaxRate | null }) {
  const isConfirmed = rate !== null && rate.confirmedBy !== null;
  return (
    <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
      {!rate && (
        <>
          <TextField
            name="hsn"
            label="HSN code"
            required
            inputMode="numeric"
            autoComplete="off"
            hint="Its first 2, 4, 6 or 8 digits; the longest match counts"
          />
          <TextField name="from" label="From" type="date" required autoComplete="off" />
        </>
      )}
      <TextField
        name="ratePercent"
        label="GST rate (%)"
        required
        inputMode="decimal"
        autoComplete="off"
        readOnly={isConfirmed}
        hint={
          isConfirmed
            ? "Confirmed. For another rate, end this one and add the next"
            : "CGST and SGST together, or IGST"
        }
      />
      <TextField
        name="to"
        label="Until"
        type="date"
        autoComplete="off"
        hint="The last day. Empty: until further notice"
      />
      <TextareaField
        name="basis"
        label="Basis"
        required
        hint="The notification and entry that it rests on"
        className="sm:col-span-2"
      />
      <TextField
        name="confirmedBy"
        label="Confirmed by"
        autoComplete="off"
        hint="Your chartered accountant's name. Empty: nobody has confirmed it"
        className="sm:col-span-2"
      />
    </div>
  );
}
