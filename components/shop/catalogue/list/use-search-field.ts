"use client";

import { useCallback, useEffect, useRef, useState, type ComponentProps } from "react";
import { useOnDemand } from "@/components/ui/use-on-demand";
import type { SearchSuggestions } from "./search-suggestions";

const loadSuggestions = () => import("./search-suggestions").then((file) => file.SearchSuggestions);

/** A search field whose suggestions load once somebody turns to it: `focused` is the field from then on. */
export function useSearchField() {
  const field = useRef<HTMLInputElement>(null);
  const [focused, setFocused] = useState<HTMLInputElement>();
  const [Suggestions, fetchSuggestions] =
    useOnDemand<ComponentProps<typeof SearchSuggestions>>(loadSuggestions);
  const onFocus = useCallback(() => {
    setFocused(field.current ?? undefined);
    fetchSuggestions();
  }, [fetchSuggestions]);
  useEffect(() => {
    if (field.current === document.activeElement) onFocus();
  }, [onFocus]);
  return { field, focused, Suggestions, onFocus };
}
