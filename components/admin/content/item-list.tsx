"use client";

import { type ReactNode, useRef } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { AddRow, RowButtons } from "../shared/row-buttons";

interface ItemListProps {
  what: string;
  most: number;
  empty: object;
  children: (at: (field: string) => string) => ReactNode;
}

export function ItemList({ what, most, empty, children }: ItemListProps) {
  const { control } = useFormContext<{ items: object[] }>();
  const { fields, append, remove, move } = useFieldArray({
    control,
    name: "items",
    keyName: "key",
  });
  const addButton = useRef<HTMLButtonElement>(null);
  const isFull = fields.length >= most;
  return (
    <div className="mt-4">
      {fields.length === 0 && (
        <p className="rounded-md border border-dashed px-4 py-5 text-sm text-muted-foreground">
          There is no {what} yet. The part is left out of the page.
        </p>
      )}
      <ol className="space-y-4">
        {fields.map(({ key }, index) => (
          <li key={key} className="rounded-md border p-4">
            <fieldset>
              <legend className="sr-only">
                {what} {index + 1}
              </legend>
              <div className="mb-2 flex items-center justify-between gap-3">
                <span aria-hidden className="text-sm font-semibold capitalize">
                  {what} {index + 1}
                </span>
                <RowButtons
                  row={`${what} ${index + 1}`}
                  index={index}
                  count={fields.length}
                  onMove={(to) => move(index, to)}
                  onRemove={() => {
                    remove(index);
                    addButton.current?.focus();
                  }}
                />
              </div>
              {children((field) => `items.${index}.${field}`)}
            </fieldset>
          </li>
        ))}
      </ol>
      <AddRow ref={addButton} what={what} isFull={isFull} onAdd={() => append(empty)} />
    </div>
  );
}
