"use client";

import { TextField } from "@/components/shared/form/text-field";
import { MOST_TIERS } from "@/lib/pricing/price-tiers";
import { AMOUNT, PACKS } from "./figure-inputs";
import { FormSection } from "./form-section";
import { AddRow } from "../shared/add-row";
import { RowButtons } from "../shared/row-buttons";
import { RowInput } from "./row-input";
import { useRows } from "./use-rows";

/** What a pack costs, in which quantities it is sold, and what larger ones cost. */
export function PricesField() {
  return (
    <FormSection title="Prices and quantities">
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
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
        <TextField
          name="minQuantity"
          label="Smallest order"
          hint="In packs; 1 for any quantity"
          {...PACKS}
        />
        <TextField
          name="packMultiple"
          label="Sold in multiples of"
          hint="In packs; 12 allows 12, 24, 36 and so on"
          {...PACKS}
        />
      </div>
      <Tiers />
    </FormSection>
  );
}

function Tiers() {
  const { fields, addButton, add, remove } = useRows("priceTiers", "from");
  const isFull = fields.length >= MOST_TIERS;
  return (
    <div className="mt-5">
      <h4 className="font-sans text-base font-medium">Prices for larger quantities</h4>
      <p className="text-sm text-muted-foreground">
        From so many packs on, each pack costs less. Begin with the smallest quantity.
      </p>
      {fields.length > 0 && (
        <div aria-hidden className="mt-2.5 flex gap-2 text-sm text-muted-foreground">
          <span className="flex-1">From packs</span>
          <span className="flex-1">₹ a pack</span>
          <span className="w-9 sm:pointer-coarse:w-11" />
        </div>
      )}
      <ol className="mt-1.5 space-y-2 max-sm:space-y-4">
        {fields.map(({ key }, index) => (
          <li key={key} className="flex items-start gap-2">
            <RowInput
              name={`priceTiers.${index}.from`}
              label={`Packs from which price ${index + 1} counts`}
              placeholder="Such as 10"
              {...PACKS}
            />
            <RowInput
              name={`priceTiers.${index}.price`}
              label={`Price ${index + 1} in rupees for each pack`}
              {...AMOUNT}
            />
            <RowButtons
              row={`price ${index + 1}`}
              index={index}
              count={fields.length}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <AddRow
        ref={addButton}
        what="price"
        isFull={isFull}
        onAdd={() => add({ from: "", price: "" })}
      />
    </div>
  );
}
