"use client";

import { useLoad } from "@/components/shared/call/use-load";
import { call } from "@/lib/client/api";

const loadShelves = (_: string, signal: AbortSignal) => call("GET /admin/categories", { signal });

/** Where a link can lead; one that leads to a category which is gone shows as what it does: all products. */
export function useShelves(items: readonly { category: string }[]) {
  const { value } = useLoad({ load: loadShelves });
  const shelves = (value ?? []).map(({ slug, name }) => ({ value: slug, label: name }));
  const gone = new Set(items.map(({ category }) => category));
  shelves.forEach((shelf) => gone.delete(shelf.value));
  gone.delete("");
  return [
    { value: "", label: "All products" },
    ...shelves,
    ...[...gone].map((slug) => ({
      value: slug,
      label: value ? `${slug} (renamed or deleted)` : slug,
    })),
  ];
}
