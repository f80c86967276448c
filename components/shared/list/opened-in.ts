import type { ListAddress } from "./use-list-address";

export interface Opened {
  /** The id of the open entry in the URL; null if there is none. */
  id: string | null;
  close: () => void;
}

/** The entry that a link to a list opens, named by `open` in its URL. */
export function openedIn({ search, show }: ListAddress): Opened {
  const id = search.get("open");
  return { id, close: () => id !== null && show({ open: "" }, "replace") };
}
