"use client";

import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { AdminProduct } from "@/lib/catalogue/admin/schemas";
import { formValuesOf, type ProductFormOutput, type ProductFormValues } from "./form-values";
import { othersChanges } from "./others-changes";
import { readProduct } from "./send-product";

export interface Conflict {
  /** The product as it is stored now. */
  current: AdminProduct;
  /** Who saved it; null where nobody can tell. */
  by: string | null;
  /** Fields that only they changed: the form holds them as they are stored now. */
  taken: (keyof ProductFormValues)[];
}

export interface EditConflict {
  /** What somebody else saved and nobody here has answered to yet. */
  conflict: Conflict | null;
  /** The state of the product that a save knows of; null for a new one. */
  seen: AdminProduct | null;
  /** Reads what is stored now. @throws ApiError when it cannot be read */
  show: (id: string, by: unknown) => Promise<void>;
  /** Goes on editing over what `conflict` holds. */
  settle: () => void;
}

/** What somebody else saved while a product is edited here. */
export function useEditConflict(
  base: AdminProduct | null,
  form: UseFormReturn<ProductFormValues, unknown, ProductFormOutput>,
): EditConflict {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [seen, setSeen] = useState(base);

  /** What they changed and nobody touched here comes into the form. */
  function takeOver(current: AdminProduct) {
    if (!seen) return [];
    const stored = formValuesOf(current);
    const theirs = othersChanges(form.getValues(), stored, formValuesOf(seen));
    const fields = Object.keys(theirs) as (keyof ProductFormValues)[];
    for (const field of fields) form.setValue(field, stored[field], { shouldDirty: true });
    return fields;
  }

  return {
    conflict,
    seen,
    show: async (id, by) => {
      const current = await readProduct(id);
      const taken = takeOver(current);
      setConflict({ current, by: typeof by === "string" ? by : null, taken });
    },
    settle: () => {
      setSeen(conflict?.current ?? seen);
      setConflict(null);
    },
  };
}
