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
  const address = (from: URLSearchParams, changes: AddressChanges) => {
    const query = changedQuery(from, changes);
    return query === "" ? pathname : `${pathname}?${query}`;
  };
  const hrefOf = (changes: AddressChanges) => address(new URLSearchParams(search), changes);
  const show = (changes: AddressChanges, how: "push" | "replace" = "push") => {
    // As it is now: a search that waited for the last letter must not undo a filter chosen meanwhile.
    const href = address(new URLSearchParams(window.location.search), changes);
    if (how === "push") window.history.pushState(null, "", href);
    else window.history.replaceState(null, "", href);
  };
  return { search, place: placeFrom(search), hrefOf, show };
}
