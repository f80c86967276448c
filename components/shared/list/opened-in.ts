import type { ListAddress } from "./use-list-address";

export interface Opened {
  /** The id of the open entry in the address; null when the address names none. */
  id: string | null;
  close: () => void;
}

/** The entry that a link to a list opens at once, named in its address as `open`. */
export function openedIn({ search, show }: ListAddress): Opened {
  const id = search.get("open");
  return { id, close: () => id !== null && show({ open: "" }, "replace") };
}
