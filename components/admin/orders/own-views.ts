import { z } from "@/lib/base/input/zod";
import { getOwnValue, ownerNow } from "@/lib/client/owner";
import { readJson, readText, STORAGE_KEYS, storedListeners, writeText } from "@/lib/client/storage";

export interface OwnView {
  label: string;
  /** The narrowing part of the list's URL; empty for all. */
  query: string;
}

const storedSchema = z.object({
  owner: z.string().nullable(),
  value: z.array(z.object({ label: z.string().max(40), query: z.string().max(500) })).max(20),
});

const NONE: readonly OwnView[] = [];
const listeners = storedListeners(STORAGE_KEYS.orderViews);

let read: { text: string | null; views: readonly OwnView[] } = { text: null, views: NONE };

/** Views that the user saved in this browser; the same array until they change. */
export function readOwnViews(): readonly OwnView[] {
  const text = readText(STORAGE_KEYS.orderViews);
  if (text !== read.text) {
    const stored = storedSchema.safeParse(readJson(STORAGE_KEYS.orderViews)).data;
    read = { text, views: getOwnValue(stored) ?? NONE };
  }
  return read.views;
}

export function writeOwnViews(views: readonly OwnView[]): void {
  writeText(STORAGE_KEYS.orderViews, JSON.stringify({ owner: ownerNow(), value: views }));
  listeners.notify();
}

export const subscribeToOwnViews = listeners.subscribe;
