import { useWatch } from "react-hook-form";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { z } from "@/lib/base/input/zod";
import { readPrice, statedPrice } from "@/lib/companies/price-lists/read-price";
import type { PriceRow } from "@/lib/companies/price-lists/schemas";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { MAX_TIERS } from "@/lib/pricing/price-tiers";
import { TierRows } from "../shared/tier-rows";

/** Maximum length of a number. */
const TYPED = 40;

/** Validated by the server's rule, with errors at their fields. */
const FORM = z
  .object({
    kind: z.enum(["percent", "tiers"]),
    percent: z.string().max(TYPED),
    tiers: z
      .array(z.object({ from: z.string().max(TYPED), price: z.string().max(TYPED) }))
      .max(MAX_TIERS),
  })
  .transform(({ kind, percent, tiers }, context) => {
    const isPercent = kind === "percent";
    const sent = tiers.map((tier, index) => ({ ...tier, row: 1, at: `tiers.${index}.` }));
    const read = readPrice({
      row: 1,
      percent: isPercent ? percent : null,
      tiers: isPercent ? [] : sent,
    });
    if ("listed" in read) return statedPrice(read.listed);
    for (const { column, message } of read.errors) {
      context.addIssue({ code: "custom", message, path: column.split(".") });
    }
    return z.NEVER;
  });

interface EditPriceProps {
  /** New if it has neither tiers nor percent. */
  row: PriceRow;
  onClose: () => void;
  onApply: (row: PriceRow) => void;
}

/** The price of one product: a percentage off, or its own prices. It is saved with the list. */
export function EditPrice({ row, onClose, onApply }: EditPriceProps) {
  const { product, name, sku, publicPrice } = row;
  const form = useZodForm(FORM, {
    kind: row.tiers ? "tiers" : "percent",
    percent: String(row.percent ?? ""),
    tiers: (row.tiers ?? [{ from: 1, price: "" }]).map(({ from, price }) => ({
      from: String(from),
      price: String(price),
    })),
  });
  const kind = useWatch({ control: form.control, name: "kind" });
  return (
    <FormDialog
      title={name}
      description={`Public price: ${formatRupees(toPaise(publicPrice))} a pack`}
      form={form}
      onSubmit={(price) => onApply({ product, name, sku, publicPrice, ...price })}
      onClose={onClose}
      submit="Apply Price"
    >
      <div className="space-y-5">
        <SelectField
          name="kind"
          label="Price"
          required
          options={[
            { value: "percent", label: "Percent off the public price" },
            { value: "tiers", label: "Prices of its own" },
          ]}
        />
        {kind === "percent" ? (
          <TextField
            name="percent"
            label="Percent off"
            required
            inputMode="decimal"
            hint="Also off each price for larger quantities. Such as 12.5"
          />
        ) : (
          <div>
            <p className="text-sm text-muted-foreground">
              In place of the public price and of its prices for larger quantities. The first counts
              for smaller quantities too.
            </p>
            <TierRows name="tiers" />
          </div>
        )}
      </div>
    </FormDialog>
  );
}
