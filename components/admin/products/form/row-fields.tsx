"use client";

import type { KeyboardEvent } from "react";
import { TextField } from "@/components/shared/form/text-field";
import { PRODUCT_LIMITS } from "@/lib/catalogue/product-form";
import { PACK_SIZE } from "@/lib/catalogue/specifications";
import { MOST_TIERS } from "@/lib/pricing/price-tiers";
import { AddRow, RowButtons } from "../../shared/row-buttons";
import { AMOUNT, FormSection, PACKS, RowInput, useRows } from "./form-parts";

export function FeaturesField() {
  const { fields, addButton, add, move, remove } = useRows("features", "text");
  const isFull = fields.length >= PRODUCT_LIMITS.features;
  const addRow = () => !isFull && add({ text: "" });
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    addRow();
  };
  return (
    <FormSection title="Features" hint="Short reasons to buy it, one per line">
      <ol className="space-y-2">
        {fields.map(({ key }, index) => (
          <li key={key} className="flex items-start gap-1">
            <RowInput
              name={`features.${index}.text`}
              label={`Feature ${index + 1}`}
              maxLength={PRODUCT_LIMITS.featureText}
              onKeyDown={goOn}
            />
            <RowButtons
              row={`feature ${index + 1}`}
              index={index}
              count={fields.length}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <AddRow ref={addButton} what="feature" isFull={isFull} onAdd={addRow} />
    </FormSection>
  );
}

export function SpecificationsField() {
  const { fields, addButton, add, move, remove } = useRows("specifications", "name");
  const isFull = fields.length >= PRODUCT_LIMITS.specifications;
  return (
    <FormSection
      title="Specifications"
      hint={`“${PACK_SIZE}”, such as “100 pieces”, also appears beside the price`}
    >
      <ol className="space-y-2 max-sm:space-y-4">
        {fields.map(({ key }, index) => (
          <li key={key} className="flex flex-wrap items-start gap-x-1 gap-y-2 sm:flex-nowrap">
            <div className="flex min-w-0 flex-1 basis-full gap-2 max-sm:flex-col sm:basis-auto">
              <RowInput
                name={`specifications.${index}.name`}
                label={`Name of specification ${index + 1}`}
                placeholder="Name, such as Material"
                maxLength={PRODUCT_LIMITS.specificationName}
              />
              <RowInput
                name={`specifications.${index}.text`}
                label={`Value of specification ${index + 1}`}
                placeholder="Value, such as Kraft board"
                maxLength={PRODUCT_LIMITS.specificationText}
              />
            </div>
            <RowButtons
              row={`specification ${index + 1}`}
              index={index}
              count={fields.length}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <AddRow
        ref={addButton}
        what="specification"
        isFull={isFull}
        onAdd={() => add({ name: "", text: "" })}
      />
    </FormSection>
  );
}

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
