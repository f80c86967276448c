"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { changedQuery, placeFrom, type AddressChanges, type ListPlace } from "./list-address";

export interface ListAddress {
  search: URLSearchParams;
  place: ListPlace;
  hrefOf: (changes: AddressChanges) => string;
  /** `replace` for what is typed letter by letter, so that one step back leaves the search. */
  show: (changes: AddressChanges, how?: "push" | "replace") => void;
}

/** The state of a list in its address. The page itself stays: only the list is asked for anew. */
export function useListAddress(): ListAddress {
  const search = useSearchParams();
  const pathname = usePathname();
  const hrefOf = (changes: AddressChanges) => {
    const query = changedQuery(new URLSearchParams(search), changes);
    return query === "" ? pathname : `${pathname}?${query}`;
  };
  const show = (changes: AddressChanges, how: "push" | "replace" = "push") => {
    if (how === "push") window.history.pushState(null, "", hrefOf(changes));
    else window.history.replaceState(null, "", hrefOf(changes));
  };
  return { search, place: placeFrom(search), hrefOf, show };
}
