import { usePathname, useSearchParams } from "next/navigation";
import { changedQuery, placeFrom, type AddressChanges, type ListPlace } from "./list-address";

export interface ListAddress {
  search: URLSearchParams;
  place: ListPlace;
  hrefOf: (changes: AddressChanges) => string;
  /** `replace` while typing, so that going back once leaves the search. */
  show: (changes: AddressChanges, how?: "push" | "replace") => void;
}

/** The state of a list in its URL. A change reloads only the list, not the page. */
export function useListAddress(): ListAddress {
  const search = useSearchParams();
  const pathname = usePathname();
  const address = (from: URLSearchParams, changes: AddressChanges) => {
    const query = changedQuery(from, changes);
    return query === "" ? pathname : `${pathname}?${query}`;
  };
  const getHref = (changes: AddressChanges) => address(new URLSearchParams(search), changes);
  const show = (changes: AddressChanges, how: "push" | "replace" = "push") => {
    // Reads the current URL: a delayed search must not undo a filter chosen meanwhile.
    const href = address(new URLSearchParams(window.location.search), changes);
    if (how === "push") window.history.pushState(null, "", href);
    else window.history.replaceState(null, "", href);
  };
  return { search, place: placeFrom(search), hrefOf: getHref, show };
}
