"use client";

import { useWatch } from "react-hook-form";
import { CheckboxField } from "@/components/form/checkbox-field";
import { SelectField } from "@/components/form/select-field";
import { SwitchField } from "@/components/form/switch-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { CATEGORIES } from "@/lib/categories";
import { countText } from "@/lib/counts";

/** A wheel that turns over a figure must not change it. */
const leaveOnWheel = {
  onWheel: (event: React.WheelEvent<HTMLInputElement>) => event.currentTarget.blur(),
};

const AMOUNT = {
  type: "number",
  step: "0.01",
  min: "0.01",
  inputMode: "decimal",
  ...leaveOnWheel,
} as const;

interface BasicFieldsProps {
  isStored: boolean;
  /** The stock count when the dialog opened. */
  stockRead: number | undefined;
}

/** What the product is, what it costs, whether it is on sale. */
export function BasicFields({ isStored, stockRead }: BasicFieldsProps) {
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <TextField name="name" label="Product name" required autoComplete="off" />
      <SelectField
        name="category"
        label="Category"
        required
        options={CATEGORIES}
        placeholder="Choose a category"
      />
      <TextField
        name="price"
        label="Price (₹)"
        required
        hint="For one pack, before tax"
        {...AMOUNT}
      />
      <TextField
        name="originalPrice"
        label="Original price (₹)"
        hint="Shown crossed out, with the discount"
        {...AMOUNT}
      />
      <TextareaField name="description" label="Description" required className="sm:col-span-2" />
      <div>
        <TextField
          name="stockCount"
          label="Stock count"
          required
          type="number"
          step="1"
          min="0"
          inputMode="numeric"
          hint={isStored ? <StockHint read={stockRead ?? 0} /> : "In packs"}
          {...leaveOnWheel}
        />
      </div>
      <TextField
        name="hsnCode"
        label="HSN code"
        inputMode="numeric"
        autoComplete="off"
        hint="Sets the GST rate: 4, 6 or 8 digits, such as 481910"
      />
      <div>
        <SwitchField
          name="inStock"
          label="In stock"
          hint="When off, the product shows as out of stock."
        />
        <CheckboxField name="isNew" label="Show the New badge" className="mt-1" />
      </div>
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
