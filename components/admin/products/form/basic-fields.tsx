import { useId } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { useLoad } from "@/components/shared/call/use-load";
import { CheckboxField } from "@/components/shared/form/checkbox-field";
import { SelectField } from "@/components/shared/form/select-field";
import { SwitchField } from "@/components/shared/form/switch-field";
import { TextField, TextareaField } from "@/components/shared/form/text-field";
import { readWhole } from "@/lib/base/tables/read-number";
import { countText } from "@/lib/base/text/counts";
import { MAX_COMPANIONS } from "@/lib/catalogue/limits";
import { call } from "@/lib/client/api";
import { FormSection } from "./form-parts";
import { getInput, getLabels, SectionInputs } from "./product-input";
import { ProductChooser } from "../product-chooser";
import type { ProductFormReturn } from "./use-save-product";

interface BasicFieldsProps {
  categories: readonly string[];
  /** The stock count when the page was opened; undefined for a new product. */
  stockRead: number | undefined;
}

/** What every product needs. */
export function BasicFields({ categories, stockRead }: BasicFieldsProps) {
  const { control } = useFormContext() as ProductFormReturn;
  const isMade = useWatch({ control, name: "supply" }) === "to_order";
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-6">
      <TextField {...getInput("name")} required autoComplete="off" className="sm:col-span-4" />
      <SelectField
        {...getLabels("category")}
        required
        options={categories}
        placeholder="Choose a category"
        className="sm:col-span-2"
      />
      <TextField {...getInput("price")} required className="sm:col-span-2" />
      <TextField {...getInput("packSize")} className="sm:col-span-2" />
      {isMade ? (
        <p className="self-center text-sm text-muted-foreground sm:col-span-2">
          Made to order: it has no stock.
        </p>
      ) : (
        <TextField
          {...getInput("stockCount")}
          required
          hint={stockRead === undefined ? "In packs" : <StockHint read={stockRead} />}
          className="sm:col-span-2"
        />
      )}
      <TextareaField {...getLabels("description")} required className="sm:col-span-6" />
      <SwitchField {...getLabels("inStock")} className="sm:col-span-3" />
      <SwitchField {...getLabels("draft")} className="sm:col-span-3" />
      <CheckboxField {...getLabels("isNew")} className="sm:col-span-3" />
    </div>
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

/** The names by which other programs, the tax and buyers' own systems know it. */
export function NumberFields() {
  return (
    <FormSection title="Tax and numbers" fields={["hsnCode", "sku", "gtin", "recycledPercent"]}>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <TextField {...getInput("hsnCode")} />
        <TextField {...getInput("sku")} />
        <SectionInputs section="identifiers" />
      </div>
    </FormSection>
  );
}

const load = (_: string, signal: AbortSignal) => call("GET /admin/products/families", { signal });

export function FamilyField() {
  const list = useId();
  const { value: families } = useLoad({ load });
  return (
    <FormSection
      title="Sizes"
      fields={["family", "familyLabel"]}
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
      fields={["companions"]}
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
