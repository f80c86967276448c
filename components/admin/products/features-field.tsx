"use client";

import type { KeyboardEvent } from "react";
import { PRODUCT_LIMITS } from "@/lib/catalogue/product-form";
import { FormSection } from "./form-section";
import { AddRow } from "../shared/add-row";
import { RowButtons } from "../shared/row-buttons";
import { RowInput } from "./row-input";
import { useRows } from "./use-rows";

/** Short reasons to buy, one a line, in the order of the product page. */
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
