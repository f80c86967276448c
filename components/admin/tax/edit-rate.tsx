import { useState } from "react";
import { changedValues } from "@/components/shared/form/changed-values";
import { TextField, TextareaField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { call } from "@/lib/client/api";
import { rateFormSchema, rateFormValues, type RateFormOutput } from "@/lib/shop/gst/rate-form";
import type { TaxRate } from "@/lib/shop/gst/schemas";
import { EditDialog } from "../shared/edit-dialog";

interface EditRateProps {
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
    await onSaved();
    return `HSN ${values.hsn}: ${values.ratePercent}%`;
  }

  return (
    <EditDialog
      kind="GST Rate"
      title={rate && `GST rate of HSN ${rate.hsn}`}
      form={form}
      save={save}
      onClose={onClose}
    >
      <RateFields rate={rate} />
    </EditDialog>
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
            hint="Its first 2, 4, 6 or 8 digits; the longest match counts"
          />
          <TextField name="from" label="From" type="date" required />
        </>
      )}
      <TextField
        name="ratePercent"
        label="GST rate (%)"
        required
        inputMode="decimal"
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
        hint="Your chartered accountant's name. Empty: nobody has confirmed it"
        className="sm:col-span-2"
      />
    </div>
  );
}
