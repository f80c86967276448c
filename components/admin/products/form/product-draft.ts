import { useEffect, useState } from "react";
import { z } from "@/lib/base/input/zod";
import { getOwnValue, ownerNow } from "@/lib/client/owner";
import { readJson, remove, STORAGE_KEYS, writeText } from "@/lib/client/storage";
import { isNew } from "./pictures";
import { FORM_FIELDS, FORM_NAMES, type ProductFormValues } from "./values/form-values";
import type { ProductFormReturn } from "./use-save-product";

type FieldName = keyof ProductFormValues;

/** What was typed of a product and not saved: the changed fields alone, without pictures that were not sent. */
interface ProductDraft {
  at: string;
  values: Partial<ProductFormValues>;
}

/** Drafts beyond this number make room for newer ones. */
const MOST = 10;

const storedSchema = z.object({
  owner: z.string().nullable(),
  value: z.record(
    z.string(),
    z.object({ at: z.iso.datetime(), values: z.record(z.string(), z.unknown()) }),
  ),
});

type Stored = z.output<typeof storedSchema>["value"];

const readAll = (): Stored => {
  const stored = storedSchema.safeParse(readJson(STORAGE_KEYS.productDrafts)).data;
  return getOwnValue(stored) ?? {};
};

function writeAll(drafts: Stored): void {
  const newest = Object.entries(drafts).slice(-MOST);
  const value = Object.fromEntries(newest);
  if (newest.length === 0) remove(STORAGE_KEYS.productDrafts);
  else writeText(STORAGE_KEYS.productDrafts, JSON.stringify({ owner: ownerNow(), value }));
}

/** Whether a stored value still fits its field: an older version of the form may have written it. */
function fits(name: FieldName, value: unknown): boolean {
  const field = FORM_FIELDS[name];
  const { empty } = field;
  if (typeof value !== typeof empty || Array.isArray(value) !== Array.isArray(empty)) return false;
  try {
    return typeof field.toText(value) === "string";
  } catch {
    return false;
  }
}

function readDraft(id: string): ProductDraft | null {
  const draft = readAll()[id];
  if (!draft) return null;
  const values = FORM_NAMES.flatMap((name) =>
    name in draft.values && fits(name, draft.values[name])
      ? [[name, draft.values[name]] as const]
      : [],
  );
  return values.length > 0 ? { at: draft.at, values: Object.fromEntries(values) } : null;
}

export function removeDraft(id: string): void {
  writeAll(Object.fromEntries(Object.entries(readAll()).filter(([key]) => key !== id)));
}

function storable(name: FieldName, values: ProductFormValues): unknown {
  if (name !== "pictures") return values[name];
  const items = values.pictures.items.filter((picture) => !isNew(picture));
  const isStored = items.some(({ id }) => id === values.pictures.thumbnail);
  return { items, thumbnail: isStored ? values.pictures.thumbnail : (items[0]?.id ?? null) };
}

/** The products whose typing this page has stored: before the first change, an earlier draft stays. */
const written = new Set<string>();

/** Stores what differs from `start`, and nothing when nothing does. */
function writeDraft(id: string, values: ProductFormValues, start: ProductFormValues): void {
  const changed = FORM_NAMES.map((name) => [name, storable(name, values)] as const).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(start[name]),
  );
  if (changed.length === 0 && !written.has(id)) return;
  written.add(id);
  removeDraft(id);
  if (changed.length === 0) return;
  const draft = { at: new Date().toISOString(), values: Object.fromEntries(changed) };
  writeAll({ ...readAll(), [id]: draft });
}

interface OfferedDraft {
  /** A draft of an earlier visit that waits for a decision; null for none. */
  draft: ProductDraft | null;
  restore: () => void;
  discard: () => void;
}

/** Keeps what is typed in the browser until it is saved, and offers what an earlier visit left. */
export function useProductDraft(
  id: string,
  form: ProductFormReturn,
  start: ProductFormValues,
): OfferedDraft {
  const [draft, setDraft] = useState(() => readDraft(id));
  const [begun] = useState(start);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft(id, values, begun),
      }),
    [id, form, begun],
  );
  return {
    draft,
    restore: () => {
      for (const [name, value] of Object.entries(draft?.values ?? {})) {
        form.setValue(name as FieldName, value, { shouldDirty: true });
      }
      setDraft(null);
    },
    discard: () => {
      removeDraft(id);
      setDraft(null);
    },
  };
}
