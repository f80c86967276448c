import { useFormContext, useWatch } from "react-hook-form";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { MAX_CREDITS } from "@/lib/catalogue/print-form";
import { RowList } from "../../shared/row-list";
import { AMOUNT, FormSection, PACKS } from "./form-parts";
import type { ProductFormReturn } from "./use-save-product";

const KINDS = [
  { value: "none", label: "No samples" },
  { value: "free", label: "Free" },
  { value: "paid", label: "Paid" },
];

const PERCENTS = [
  { value: "50", label: "50%" },
  { value: "100", label: "100%" },
];

/** Whether buyers can order a sample, and the credit of a paid one on the first order. */
export function SampleField() {
  const { control } = useFormContext() as ProductFormReturn;
  const isPaid = useWatch({ control, name: "sample.kind" }) === "paid";
  return (
    <FormSection
      title="Sample"
      fields={["sample"]}
      hint="One sample that buyers can order before they buy packs"
    >
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <SelectField name="sample.kind" label="Samples" options={KINDS} />
        {isPaid && (
          <TextField
            name="sample.price"
            label="Price of a sample (₹)"
            required
            hint="Before tax"
            {...AMOUNT}
          />
        )}
      </div>
      {isPaid && <Credits />}
    </FormSection>
  );
}

function Credits() {
  return (
    <div className="mt-4">
      <h3 className="font-sans text-base font-medium">Credited to the first order</h3>
      <p className="text-sm text-muted-foreground">
        From so many packs of this product on, the buyer gets half or all of the price back, once.
      </p>
      <RowList
        name="sample.credit"
        what="credit"
        most={MAX_CREDITS}
        fresh={{ from: "", percent: "100" }}
        first="from"
        isSorted
        label="Credits of a sample"
        className="mt-1.5 space-y-2 empty:hidden"
        rowClassName="flex items-end gap-2"
      >
        {({ at, buttons }) => (
          <>
            <TextField name={at("from")} label="From packs" className="min-w-0 flex-1" {...PACKS} />
            <SelectField
              name={at("percent")}
              label="Gets back"
              options={PERCENTS}
              className="min-w-0 flex-1"
            />
            {buttons}
          </>
        )}
      </RowList>
    </div>
  );
}
