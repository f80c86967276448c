"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { countText } from "@/lib/base/text/counts";
import { LOW_STOCK } from "@/lib/catalogue/low-stock";
import { MAX_QUANTITY } from "@/lib/pricing/quantity-rules";
import { AMOUNT, COUNT, FormSection, PACKS } from "./form-parts";
import type { ProductFormReturn } from "./use-save-product";

const SUPPLY_OPTIONS = [
  { value: "stock", label: "From stock" },
  { value: "to_order", label: "Made to order" },
];

interface SupplyFieldsProps {
  isStored: boolean;
  /** The stock count when the dialog was opened. */
  stockRead: number | undefined;
}

/** Whether it lies on the shelf or is made, and in what time. What is made to order has no stock. */
export function SupplyFields({ isStored, stockRead }: SupplyFieldsProps) {
  const { control } = useFormContext() as ProductFormReturn;
  const isMade = useWatch({ control, name: "supply" }) === "to_order";
  return (
    <FormSection title="Supply">
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <SelectField
          name="supply"
          label="Supplied"
          options={SUPPLY_OPTIONS}
          hint="What is made to order can always be bought"
        />
        <TextField
          name="leadDays"
          label="Lead time"
          required={isMade}
          hint={
            isMade
              ? "Working days from the order until it leaves"
              : "Working days until an order of it leaves. Empty for the shop's usual ones"
          }
          {...COUNT}
        />
        {!isMade && (
          <>
            <TextField
              name="stockCount"
              label="Stock count"
              required
              hint={isStored ? <StockHint read={stockRead ?? 0} /> : "In packs"}
              {...COUNT}
            />
            <TextField
              name="lowStockAt"
              label="Low stock at"
              hint={`In packs: from here on you are told. Empty for ${LOW_STOCK}, 0 for never`}
              {...COUNT}
            />
          </>
        )}
        <TextField
          name="maxQuantity"
          label="Most per order"
          hint={`In packs. Empty for the shop's limit of ${countText(MAX_QUANTITY)}`}
          {...PACKS}
        />
        <TextField
          name="cost"
          label="Cost (₹)"
          hint="What one pack costs you. No customer ever sees it"
          {...AMOUNT}
        />
      </div>
    </FormSection>
  );
}

/** A typed count is saved as a difference, so that packs sold meanwhile are not counted again. */
function StockHint({ read }: { read: number }) {
  const typed = useWatch({ name: "stockCount" }) as string;
  const difference = Number(typed) - read;
  if (typed.trim() === "" || !Number.isInteger(difference) || difference === 0) return "In packs";
  const amount = countText(Math.abs(difference));
  return `In packs: ${difference > 0 ? "adds" : "takes away"} ${amount}. Sales made in the meantime are kept.`;
}
