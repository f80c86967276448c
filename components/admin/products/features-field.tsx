"use client";

import { Plus } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Button } from "@/components/ui/button";
import { PRODUCT_LIMITS } from "@/lib/catalogue/product-form";
import { FormSection } from "./form-section";
import { RowButtons } from "./row-buttons";
import { RowInput } from "./row-input";
import { useRows } from "./use-rows";

/** Short reasons to buy, one a line, in the order of the product page. */
export function FeaturesField() {
  const { fields, list, addButton, add, move, remove } = useRows("features", "text");
  const isFull = fields.length >= PRODUCT_LIMITS.features;
  const addRow = () => !isFull && add({ text: "" });
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    addRow();
  };
  return (
    <FormSection title="Features" hint="Short reasons to buy it, one per line">
      <ol ref={list} className="space-y-2">
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
      <Button
        ref={addButton}
        variant="outline"
        size="sm"
        className="mt-2.5"
        aria-disabled={isFull}
        onClick={addRow}
      >
        <Plus aria-hidden /> Add feature
      </Button>
    </FormSection>
  );
}
