"use client";

import { PACK_SIZE } from "@/lib/catalogue/specifications";
import { PRODUCT_LIMITS } from "@/lib/catalogue/product-form";
import { FormSection } from "./form-section";
import { AddRow } from "../shared/add-row";
import { RowButtons } from "../shared/row-buttons";
import { RowInput } from "./row-input";
import { useRows } from "./use-rows";

/** Name and value, one pair a row, in the order of the product page. */
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
