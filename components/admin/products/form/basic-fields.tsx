import { useId } from "react";
import { useController, useFormContext } from "react-hook-form";
import { useLoad } from "@/components/shared/call/use-load";
import { CheckboxField } from "@/components/shared/form/checkbox-field";
import { SelectField } from "@/components/shared/form/select-field";
import { SwitchField } from "@/components/shared/form/switch-field";
import { TextField, TextareaField } from "@/components/shared/form/text-field";
import { MAX_COMPANIONS } from "@/lib/catalogue/limits";
import { call } from "@/lib/client/api";
import { FormSection } from "./form-parts";
import { getInput, getLabels, SectionInputs } from "./product-input";
import { ProductChooser } from "../product-chooser";
import type { ProductFormReturn } from "./use-save-product";

export function BasicFields({ categories }: { categories: readonly string[] }) {
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <TextField {...getInput("name")} required autoComplete="off" />
      <SelectField
        {...getLabels("category")}
        required
        options={categories}
        placeholder="Choose a category"
      />
      <TextField {...getInput("packSize")} />
      <TextareaField {...getLabels("description")} required className="sm:col-span-2" />
      <TextField {...getInput("hsnCode")} />
      <TextField {...getInput("sku")} />
      <SectionInputs section="identifiers" />
      <SwitchField {...getLabels("inStock")} />
      <SwitchField {...getLabels("draft")} />
      <CheckboxField {...getLabels("isNew")} />
    </div>
  );
}

const load = (_: string, signal: AbortSignal) => call("GET /admin/products/families", { signal });

export function FamilyField() {
  const list = useId();
  const { value: families } = useLoad({ load });
  return (
    <FormSection
      title="Sizes"
      hint="Products with the same name here are shown on each other's pages as sizes to choose from."
    >
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <TextField {...getInput("family")} list={list} />
        <TextField {...getInput("familyLabel")} />
        <datalist id={list}>
          {families?.map(({ _id, name, products }) => (
            <option key={_id} value={name}>
              {products === 1 ? "1 size" : `${products} sizes`}
            </option>
          ))}
        </datalist>
      </div>
    </FormSection>
  );
}

/** `own` is the product's id; undefined for a new product. */
export function CompanionsField({ own }: { own: string | undefined }) {
  const { control } = useFormContext() as ProductFormReturn;
  const { field } = useController({ control, name: "companions" });
  return (
    <FormSection
      title="Goes with it"
      hint={`Up to ${MAX_COMPANIONS} products that are offered on its page and in the cart, such as the lid of a cup`}
    >
      <ProductChooser
        chosen={field.value}
        onChange={field.onChange}
        most={MAX_COMPANIONS}
        label="Search for a product that goes with it"
        isOffered={({ _id }) => _id !== own}
      />
    </FormSection>
  );
}
