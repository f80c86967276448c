"use client";

import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { UseFormReturn } from "react-hook-form";
import { endsSession } from "@/components/shared/call/refusal-text";
import { showFieldErrors } from "@/components/shared/form/zod-form";
import { toast } from "@/components/ui/toast";
import type { AdminProduct } from "@/lib/catalogue/admin/schemas";
import { ApiError } from "@/lib/client/api";
import { randomKey } from "@/lib/client/random-key";
import { type ProductFormOutput, productFormValues, type ProductFormValues } from "./form-values";
import { othersChanges } from "./others-changes";
import { readProduct, sendProduct } from "./send-product";

export type ProductFormReturn = UseFormReturn<ProductFormValues, unknown, ProductFormOutput>;

interface SaveOptions {
  /** The product as it was read; null for a new one. */
  base: AdminProduct | null;
  form: ProductFormReturn;
  onSaved: () => Promise<unknown>;
  onDone: () => void;
}

interface Save {
  /** How much has been sent, from 0 to 1; null while nothing is on its way. */
  progress: number | null;
  /** The product as somebody else saved it meanwhile. */
  conflict: Conflict | null;
  /** The last save had no answer. */
  unreachable: boolean;
  send: (values: ProductFormOutput) => Promise<void>;
  /** Sends once more, knowingly over what `conflict` holds. */
  overwrite: (values: ProductFormOutput) => Promise<void>;
  /** Goes on editing over what `conflict` holds. */
  settleConflict: () => void;
  stop: () => void;
}

/** Fields of the request that the form shows under another name. */
const SHOWN_AS: Record<string, string> = {
  images: "pictures",
  existingImages: "pictures",
  imageOrder: "pictures",
  thumbnailImageCandidate: "pictures",
};

function tellRefusal({ status, message }: ApiError): void {
  toast({
    title: message || "Failed to save product.",
    ...(status === 0 ? { description: "The shop did not answer." } : {}),
    destructive: true,
  });
}

/** Saves the form: once, however often it is sent, with what somebody else saved meanwhile in view. */
export function useSaveProduct({ base, form, onSaved, onDone }: SaveOptions): Save {
  const [progress, setProgress] = useState<number | null>(null);
  const [unreachable, setUnreachable] = useState(false);
  const [key] = useState(randomKey);
  const { conflict, seen, show, settle } = useEditConflict(base, form);
  const running = useRef<AbortController>(null);

  async function refuse(error: ApiError) {
    if (endsSession(error)) return;
    setUnreachable(error.status === 0);
    if (base && error.code === "edit_conflict")
      return showConflict(base._id, error.answer.changedBy);
    const fields = Object.entries(error.fields).map(([name, text]) => [
      SHOWN_AS[name.split(".")[0] ?? name] ?? name,
      text,
    ]);
    showFieldErrors(form, Object.fromEntries(fields) as Record<string, string>);
    tellRefusal(error);
  }

  async function showConflict(id: string, by: unknown) {
    try {
      await show(id, by);
    } catch (error) {
      if (error instanceof ApiError && !endsSession(error)) tellRefusal(error);
    }
  }

  async function sendOver(values: ProductFormOutput, over: AdminProduct | null) {
    if (running.current) return;
    running.current = new AbortController();
    setProgress(0);
    try {
      await sendProduct({
        values,
        base,
        updatedAt: over?.updatedAt,
        key,
        onProgress: setProgress,
        signal: running.current.signal,
      });
      await onSaved();
      // The dialog closes first: a note that comes while it is open stands above it.
      flushSync(onDone);
      toast({ title: base ? "Product updated successfully." : "Product added successfully." });
    } catch (error) {
      await refuse(error instanceof ApiError ? error : new ApiError(0, {}));
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  return {
    progress,
    conflict,
    unreachable,
    send: (values) => sendOver(values, seen),
    overwrite: (values) => sendOver(values, conflict?.current ?? seen),
    settleConflict: settle,
    stop: () => running.current?.abort(),
  };
}

interface Conflict {
  /** The product as it is stored now. */
  current: AdminProduct;
  /** Who saved it; null where nobody can tell. */
  by: string | null;
  /** Fields that only they changed: the form holds them as they are stored now. */
  taken: (keyof ProductFormValues)[];
}

interface EditConflict {
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
function useEditConflict(
  base: AdminProduct | null,
  form: UseFormReturn<ProductFormValues, unknown, ProductFormOutput>,
): EditConflict {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [seen, setSeen] = useState(base);

  /** What they changed and nobody touched here comes into the form. */
  function takeOver(current: AdminProduct) {
    if (!seen) return [];
    const stored = productFormValues(current);
    const theirs = othersChanges(form.getValues(), stored, productFormValues(seen));
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
