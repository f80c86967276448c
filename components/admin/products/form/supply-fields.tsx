import { useFormContext, useWatch } from "react-hook-form";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { readWhole } from "@/lib/base/tables/read-number";
import { countText } from "@/lib/base/text/counts";
import { PRODUCT_FIELDS } from "@/lib/catalogue/fields/product-fields";
import { FormSection, PACKS } from "./form-parts";
import { getInput, getLabels, SectionInputs } from "./product-input";
import type { ProductFormReturn } from "./use-save-product";

interface SupplyFieldsProps {
  isStored: boolean;
  /** The stock count when the dialog was opened. */
  stockRead: number | undefined;
}

/**
 * Whether the product is in stock or made to order, and its lead time. A product made to order has no stock count.
 */
export function SupplyFields({ isStored, stockRead }: SupplyFieldsProps) {
  const { control } = useFormContext() as ProductFormReturn;
  const isMade = useWatch({ control, name: "supply" }) === "to_order";
  return (
    <FormSection title="Supply">
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <SelectField {...getLabels("supply")} options={PRODUCT_FIELDS.supply.typed.options} />
        <TextField
          {...getInput("leadDays")}
          required={isMade}
          hint={
            isMade
              ? "Working days from the order until it leaves"
              : "Working days until an order of it leaves. Empty for the shop's usual ones"
          }
        />
        {!isMade && (
          <>
            <TextField
              {...getInput("stockCount")}
              required
              hint={isStored ? <StockHint read={stockRead ?? 0} /> : "In packs"}
            />
            <TextField {...getInput("lowStockAt")} />
          </>
        )}
        <SectionInputs section="supply" />
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold">Carton (mm)</legend>
          <div className="grid grid-cols-3 gap-2">
            <TextField name="carton.length" label="Length" {...PACKS} />
            <TextField name="carton.width" label="Width" {...PACKS} />
            <TextField name="carton.height" label="Height" {...PACKS} />
          </div>
        </fieldset>
      </div>
    </FormSection>
  );
}

/** A typed count is saved as a difference, so that packs sold meanwhile are not counted again. */
function StockHint({ read }: { read: number }) {
  const typed = useWatch({ name: "stockCount" }) as string;
  const { value: counted = read } = readWhole(typed);
  const difference = counted - read;
  if (difference === 0) return "In packs";
  const amount = countText(Math.abs(difference));
  return `In packs: ${difference > 0 ? "adds" : "takes away"} ${amount}. Sales made in the meantime are kept.`;
}
