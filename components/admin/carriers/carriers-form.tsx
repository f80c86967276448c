"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { useFieldArray } from "react-hook-form";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { keepCarriersSchema, MOST_CARRIERS, type Carrier } from "@/lib/shop/carriers/schemas";
import { NUMBER_MARK } from "@/lib/shop/carriers/tracking-link";
import { AddRow } from "../shared/add-row";
import { RowButtons } from "../shared/row-buttons";
import { RowInput } from "../products/row-input";

interface CarriersFormProps {
  carriers: readonly Carrier[];
  onSave: (carriers: Carrier[]) => Promise<void>;
  onUnsaved: (isUnsaved: boolean) => void;
}

const FORM = keepCarriersSchema.pick({ carriers: true });

/** The rows of carriers, saved together. */
export function CarriersForm({ carriers, onSave, onUnsaved }: CarriersFormProps) {
  const form = useZodForm(FORM, { carriers: [...carriers] });
  const { isDirty } = form.formState;
  const tellUnsaved = useEffectEvent(onUnsaved);
  useEffect(() => tellUnsaved(isDirty), [isDirty]);
  const rows = useFieldArray({ control: form.control, name: "carriers", keyName: "key" });
  const addButton = useRef<HTMLButtonElement>(null);
  const isFull = rows.fields.length >= MOST_CARRIERS;
  const add = () =>
    rows.append(
      { name: "", trackingLink: "" },
      { focusName: `carriers.${rows.fields.length}.name` },
    );
  const remove = (index: number) => {
    rows.remove(index);
    addButton.current?.focus();
  };
  return (
    <ZodForm form={form} onSubmit={(values) => onSave(values.carriers)}>
      <p className="mb-3 text-sm text-muted-foreground">
        Write {NUMBER_MARK} in a link where the tracking number belongs. Leave the link empty for a
        carrier without such a page.
      </p>
      <ol aria-label="Carriers" className="space-y-2 max-sm:space-y-4">
        {rows.fields.map(({ key }, index) => (
          <li
            key={key}
            className="grid grid-cols-[1fr_auto] items-start gap-2 sm:grid-cols-[11rem_1fr_auto]"
          >
            <RowInput
              name={`carriers.${index}.name`}
              label={`Name of carrier ${index + 1}`}
              placeholder="Name"
              maxLength={60}
            />
            <div className="min-w-0 max-sm:col-span-2 max-sm:row-start-2">
              <RowInput
                name={`carriers.${index}.trackingLink`}
                label={`Tracking link of carrier ${index + 1}`}
                placeholder={`https://carrier.example/track/${NUMBER_MARK}`}
                inputMode="url"
                spellCheck={false}
              />
            </div>
            <RowButtons
              row={`carrier ${index + 1}`}
              index={index}
              count={rows.fields.length}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <div className="mt-1.5 flex flex-wrap items-start justify-between gap-3">
        <AddRow ref={addButton} what="carrier" isFull={isFull} onAdd={add} />
        <SubmitButton busyLabel="Saving">Save carriers</SubmitButton>
      </div>
    </ZodForm>
  );
}
