import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { endsSession } from "@/components/shared/call/refusal-text";
import { showFieldErrors } from "@/components/shared/form/zod-form";
import { toast } from "@/components/ui/toast/toast";
import type { AdminProduct } from "@/lib/catalogue/admin/schemas";
import { ApiError } from "@/lib/client/api";
import { randomKey } from "@/lib/client/random-key";
import {
  type ProductFormOutput,
  productFormValues,
  type ProductFormValues,
} from "./values/form-values";
import { othersChanges } from "./values/others-changes";
import { readProduct, sendProduct } from "./send-product";

export type ProductFormReturn = UseFormReturn<ProductFormValues, unknown, ProductFormOutput>;

interface SaveOptions {
  /** The loaded product; null for a new one. */
  base: AdminProduct | null;
  form: ProductFormReturn;
  onDone: () => void;
}

interface Save {
  /** The uploaded share from 0 to 1; null if nothing is being sent. */
  progress: number | null;
  /** The version that another user saved meanwhile. */
  conflict: Conflict | null;
  /** The last save got no response. */
  unreachable: boolean;
  send: (values: ProductFormOutput) => Promise<void>;
  overwrite: (values: ProductFormOutput) => Promise<void>;
  /** Continues editing on top of the version in `conflict`. */
  settleConflict: () => void;
  stop: () => void;
}

/** Fields of the request that have another name in the form. */
const SHOWN_AS: Record<string, string> = {
  images: "pictures",
  existingImages: "pictures",
  imageOrder: "pictures",
  thumbnailImageCandidate: "pictures",
};

function showRefusal({ status, message }: ApiError): void {
  toast({
    title: message || "Failed to save product.",
    ...(status === 0 ? { description: "The shop did not answer." } : {}),
    destructive: true,
  });
}

/** Saves the form, only once at a time, and handles versions that somebody else saved meanwhile. */
export function useSaveProduct({ base, form, onDone }: SaveOptions): Save {
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
    showRefusal(error);
  }

  async function showConflict(id: string, by: unknown) {
    try {
      await show(id, by);
    } catch (error) {
      if (error instanceof ApiError && !endsSession(error)) showRefusal(error);
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
      onDone();
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
  current: AdminProduct;
  /** The user who saved it; null if unknown. */
  by: string | null;
  /** Fields that only they changed; the form now has their values. */
  taken: (keyof ProductFormValues)[];
}

interface EditConflict {
  /** A version that another user saved and that is not resolved yet. */
  conflict: Conflict | null;
  /** The version that the next save is based on; null for a new product. */
  seen: AdminProduct | null;
  /**
   * Loads the stored version.
   * @throws ApiError when it cannot be loaded
   */
  show: (id: string, by: unknown) => Promise<void>;
  /** Continues editing on top of the version in `conflict`. */
  settle: () => void;
}

/** Tracks what another user saves while a product is edited here. */
function useEditConflict(
  base: AdminProduct | null,
  form: UseFormReturn<ProductFormValues, unknown, ProductFormOutput>,
): EditConflict {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [seen, setSeen] = useState(base);

  /** Copies their changes into fields that were not edited here. */
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
