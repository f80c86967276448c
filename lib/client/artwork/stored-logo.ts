/**
 * Logos from the 3D view that wait in this browser for an order, one for each product or style made to size. IndexedDB
 * holds files as they are; where it is blocked, nothing is kept, and no call throws.
 */

/** Position and style of a logo tried on the model. */
export interface TriedPrint {
  face: string;
  /** Its size in percent of the print area, and its offset in percent of the free space. */
  placement: { size: number; across: number; up: number };
  ink: string;
}

export interface StoredLogo {
  file: File;
  /** Position and style in words for the shop: "Lid, 120 mm wide, black". */
  words: string;
  /** Null for one that was chosen before this was stored: its name has the words. */
  print: TriedPrint | null;
}

const LOGO_DATABASE = "modelLogo";
const STORE = "logos";

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const requested = window.indexedDB.open(LOGO_DATABASE, 1);
    requested.onupgradeneeded = () => requested.result.createObjectStore(STORE);
    requested.onsuccess = () => resolve(requested.result);
    requested.onerror = () => reject(requested.error ?? new Error("Storage is blocked."));
  });
}

/** The store's answer; undefined when it is unreachable. */
async function ask<T>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<{ answer: T } | undefined> {
  try {
    const database = await open();
    try {
      return await new Promise((resolve, reject) => {
        const transaction = database.transaction(STORE, mode);
        const requested = request(transaction.objectStore(STORE));
        transaction.oncomplete = () => resolve({ answer: requested.result });
        transaction.onabort = () => reject(transaction.error ?? new Error("Storage is full."));
      });
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

/** @param product its `_id`, or that of a style made to size. Returns false when the browser refused to keep it. */
export async function storeLogo(product: string, logo: StoredLogo): Promise<boolean> {
  return (await ask("readwrite", (store) => store.put(logo, product))) !== undefined;
}

export async function readStoredLogo(product: string): Promise<StoredLogo | null> {
  const found = await ask<unknown>("readonly", (store) => store.get(product));
  const kept = found?.answer;
  if (kept instanceof File) return { file: kept, words: "", print: null };
  return (kept as StoredLogo | undefined) ?? null;
}

export async function forgetLogo(product: string): Promise<void> {
  await ask("readwrite", (store) => store.delete(product));
}

/** Key of a logo chosen for an order placed since. */
export const orderedLogo = (order: string, product: string): string => `${order} ${product}`;

/** Sends the logos of these products along with an order that was just placed. */
export async function orderLogos(order: string, products: readonly string[]): Promise<void> {
  for (const product of new Set(products)) {
    const logo = await readStoredLogo(product);
    if (logo && (await storeLogo(orderedLogo(order, product), logo))) await forgetLogo(product);
  }
}

export function forgetLogos(): void {
  try {
    window.indexedDB.deleteDatabase(LOGO_DATABASE);
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}
