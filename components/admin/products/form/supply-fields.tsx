import { useFormContext, useWatch } from "react-hook-form";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { PRODUCT_FIELDS } from "@/lib/catalogue/fields/product-fields";
import { FormSection, PACKS } from "./form-parts";
import { getInput, getLabels, SectionInputs } from "./product-input";
import type { ProductFormReturn } from "./use-save-product";

/** Whether it lies on the shelf or is made, and in what time. What is made to order has no stock. */
export function SupplyFields() {
  const { control } = useFormContext() as ProductFormReturn;
  const isMade = useWatch({ control, name: "supply" }) === "to_order";
  return (
    <FormSection
      title="Supply and packing"
      fields={["supply", "leadDays", "lowStockAt", "maxQuantity", "cost", "packedWeight", "carton"]}
    >
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
        {!isMade && <TextField {...getInput("lowStockAt")} />}
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
