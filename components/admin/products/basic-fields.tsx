"use client";

import { useWatch } from "react-hook-form";
import { CheckboxField } from "@/components/shared/form/checkbox-field";
import { SelectField } from "@/components/shared/form/select-field";
import { SwitchField } from "@/components/shared/form/switch-field";
import { TextField } from "@/components/shared/form/text-field";
import { TextareaField } from "@/components/shared/form/textarea-field";
import { LOW_STOCK } from "@/lib/catalogue/low-stock";
import { countText } from "@/lib/base/counts";
import { COUNT } from "./figure-inputs";

interface BasicFieldsProps {
  /** Their names. */
  categories: readonly string[];
  isStored: boolean;
  /** The stock count when the dialog opened. */
  stockRead: number | undefined;
}

/** What the product is, how many there are, whether it is on sale. */
export function BasicFields({ categories, isStored, stockRead }: BasicFieldsProps) {
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <TextField name="name" label="Product name" required autoComplete="off" />
      <SelectField
        name="category"
        label="Category"
        required
        options={categories}
        placeholder="Choose a category"
      />
      <TextareaField name="description" label="Description" required className="sm:col-span-2" />
      <div>
        <TextField
          name="stockCount"
          label="Stock count"
          required
          hint={isStored ? <StockHint read={stockRead ?? 0} /> : "In packs"}
          {...COUNT}
        />
      </div>
      <TextField
        name="hsnCode"
        label="HSN code"
        inputMode="numeric"
        autoComplete="off"
        hint="Sets the GST rate: 4, 6 or 8 digits, such as 481910"
      />
      <TextField
        name="sku"
        label="Article number"
        autoComplete="off"
        hint="Your own number for it (SKU); no other product may have it"
      />
      <TextField
        name="lowStockAt"
        label="Low stock at"
        hint={`In packs: from here on you are told. Empty for ${LOW_STOCK}, 0 for never`}
        {...COUNT}
      />
      <TextField
        name="dispatchDays"
        label="Lead time"
        hint="Working days until an order of it leaves. Empty for the shop's usual ones"
        {...COUNT}
      />
      <SwitchField
        name="inStock"
        label="In stock"
        hint="When off, the product shows as out of stock."
      />
      <SwitchField
        name="draft"
        label="Draft"
        hint="While on, nobody sees it in the shop, and pictures may follow later."
      />
      <CheckboxField name="isNew" label="Show the New badge" />
    </div>
  );
}

/** A typed count is applied as a difference, so that packs sold meanwhile are not counted again. */
function StockHint({ read }: { read: number }) {
  const typed = useWatch({ name: "stockCount" }) as string;
  const difference = Number(typed) - read;
  if (typed.trim() === "" || !Number.isInteger(difference) || difference === 0) return "In packs";
  const amount = countText(Math.abs(difference));
  return `In packs: ${difference > 0 ? "adds" : "takes away"} ${amount}. Sales made in the meantime are kept.`;
}
