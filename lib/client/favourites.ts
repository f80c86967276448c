import { useSyncExternalStore } from "react";
import { MAX_FAVOURITES } from "@/lib/catalogue/favourites/limits";
import { ownerNow, getOwnValue, type Owned } from "./owner";
import { readJson, readText, remove, STORAGE_KEYS, storedListeners, writeText } from "./storage";

/**
 * Favourites: a visitor's are stored in this browser; an account's are stored by the server, and the browser caches the
 * last answer. A visitor's favourites are added to the account that they sign in to.
 */

const NONE: readonly string[] = [];
const listeners = storedListeners(STORAGE_KEYS.favourites);

/** Storage may contain anything that somebody typed into it; the server ignores ids that do not exist. */
function storedFrom(stored: unknown): Owned<readonly string[]> {
  const { owner = null, value } = Object(stored) as Partial<Owned<string[]>>;
  return { owner, value: Array.isArray(value) ? value : NONE };
}

let read: { text: string | null; kept: Owned<readonly string[]> } = {
  text: null,
  kept: storedFrom(null),
};

function kept(): Owned<readonly string[]> {
  const text = readText(STORAGE_KEYS.favourites);
  if (text !== read.text) read = { text, kept: storedFrom(readJson(STORAGE_KEYS.favourites)) };
  return read.kept;
}

/** Product ids, the latest first; the same array as long as nothing changed. */
export function currentFavourites(): readonly string[] {
  return getOwnValue(kept()) ?? NONE;
}

function store(owner: string | null, ids: readonly string[]): void {
  if (ids.length === 0 && owner === null) remove(STORAGE_KEYS.favourites);
  else writeText(STORAGE_KEYS.favourites, JSON.stringify({ owner, value: ids }));
  listeners.notify();
}

/** Stores the server's answer, as long as the same account is signed in. */
const adoptFor = (owner: string) => (ids: readonly string[]) => {
  if (ownerNow() === owner) store(owner, ids);
};

/** Favourites that a visitor marked before signing in, and that no account has yet. */
function visitorsFavourites(): readonly string[] {
  return kept().owner === null ? kept().value : NONE;
}

const loadSync = () => import("./sync-favourites");

interface Toggled {
  /** True for the first favourite. */
  isFirst: boolean;
  /** Rejects when the change could not be saved to the account. */
  saved: Promise<void>;
}

export function toggleFavourite(productId: string): Toggled {
  const before = currentFavourites();
  const isOn = before.includes(productId);
  const remaining = before.filter((id) => id !== productId);
  const owner = ownerNow();
  store(owner, isOn ? remaining : [productId, ...remaining].slice(0, MAX_FAVOURITES));
  return {
    isFirst: before.length === 0,
    saved: owner ? send(owner, productId, !isOn) : Promise.resolve(),
  };
}

async function send(owner: string, productId: string, on: boolean): Promise<void> {
  const { sendFavourite } = await loadSync();
  await sendFavourite(productId, on, adoptFor(owner));
}

let syncedFor: string | null = null;

/** Runs once per page and account, when the first heart is shown. */
function syncOnce(): void {
  const owner = ownerNow();
  if (owner === syncedFor) return;
  syncedFor = owner;
  // On an error, the browser's last known favourites stay until the next page asks again.
  if (owner) void sync(owner).catch(() => undefined);
}

async function sync(owner: string): Promise<void> {
  const { syncFavourites } = await loadSync();
  await syncFavourites(visitorsFavourites(), adoptFor(owner));
}

function subscribe(onChange: () => void): () => void {
  const unsubscribe = listeners.subscribe(onChange);
  syncOnce();
  return unsubscribe;
}

/** True when the product is a favourite; false during server rendering. */
export function useFavourite(productId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => currentFavourites().includes(productId),
    () => false,
  );
}

/** Ids of all favourites, live across tabs; none during server rendering. */
export function useFavourites(): readonly string[] {
  return useSyncExternalStore(subscribe, currentFavourites, () => NONE);
}
