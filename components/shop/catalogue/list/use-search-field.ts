import { useCallback, useEffect, useRef, useState } from "react";
import { lateExtra } from "@/components/ui/late";

export const SearchSuggestions = lateExtra(
  () => import("./search-suggestions").then((file) => file.SearchSuggestions),
  null,
);

/** A search field whose suggestions load on first focus: `focused` is the field from then on. */
export function useSearchField() {
  const field = useRef<HTMLInputElement>(null);
  const [focused, setFocused] = useState<HTMLInputElement>();
  const onFocus = useCallback(() => setFocused(field.current ?? undefined), []);
  useEffect(() => {
    if (field.current === document.activeElement) onFocus();
  }, [onFocus]);
  return { field, focused, onFocus };
}
