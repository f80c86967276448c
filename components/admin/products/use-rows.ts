"use client";

import { useEffect, useRef } from "react";
import { useFieldArray, useFormContext, type FieldArray } from "react-hook-form";
import type { ProductFormReturn } from "./use-save-product";
import type { ProductFormValues } from "./form-values";

type ListName = "priceTiers" | "features" | "specifications" | "productReviews";

/** The rows of a list in the form, with the focus where somebody goes on typing. */
export function useRows<N extends ListName>(name: N, first: string) {
  const { control } = useFormContext() as ProductFormReturn;
  const { fields, append, remove, move } = useFieldArray({ control, name, keyName: "key" });
  const addButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const movedTo = useRef<{ index: number; label: string } | null>(null);

  /** After a move the focus follows the row that moved. */
  useEffect(() => {
    const moved = movedTo.current;
    movedTo.current = null;
    if (!moved) return;
    const row = list.current?.children[moved.index];
    row?.querySelector<HTMLButtonElement>(`button[title^="${moved.label}"]`)?.focus();
  }, [fields]);

  return {
    fields,
    list,
    addButton,
    add: (row: FieldArray<ProductFormValues, N>) =>
      append(row, { focusName: `${name}.${fields.length}.${first}` }),
    move: (from: number, to: number) => {
      movedTo.current = { index: to, label: "Move" };
      move(from, to);
    },
    remove: (index: number) => {
      remove(index);
      addButton.current?.focus();
    },
  };
}
