"use client";

import { useRef } from "react";
import { useFieldArray, useFormContext, type FieldArray } from "react-hook-form";
import type { ProductFormReturn } from "./use-save-product";
import type { ProductFormValues } from "./form-values";

type ListName = "priceTiers" | "features" | "specifications" | "productReviews";

/** The rows of a list in the form, with the focus where somebody goes on typing. */
export function useRows<N extends ListName>(name: N, first: string) {
  const { control } = useFormContext() as ProductFormReturn;
  const { fields, append, remove, move } = useFieldArray({ control, name, keyName: "key" });
  const addButton = useRef<HTMLButtonElement>(null);

  return {
    fields,
    addButton,
    add: (row: FieldArray<ProductFormValues, N>) =>
      append(row, { focusName: `${name}.${fields.length}.${first}` }),
    move,
    remove: (index: number) => {
      remove(index);
      addButton.current?.focus();
    },
  };
}
