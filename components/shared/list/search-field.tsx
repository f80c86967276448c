"use client";

import { Search } from "lucide-react";
import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { cn } from "@/lib/base/cn";
import { SEARCH_LENGTH } from "@/lib/base/input/lengths";
import type { ListAddress } from "./use-list-address";

/** How long nobody types before the search runs. */
const PAUSE_MS = 300;

interface SearchFieldProps {
  address: ListAddress;
  /** Names the control; without a placeholder it stands there too. */
  label: string;
  placeholder?: string;
  /** On a button beside it, for those who look for one. */
  button?: string;
  className?: string;
}

/**
 * Searches while somebody types, a moment after the last letter, or at once on Enter. What is typed in
 * one go is one entry of the history: a step back leaves the search.
 */
export function SearchField(props: SearchFieldProps) {
  const { address, label, placeholder = label, button, className } = props;
  const value = address.search.get("q")?.trim() ?? "";
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What was put into the address last, in this go. */
  const own = useRef<string>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Another value from outside, such as the way back, replaces what was typed.
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }

  function search(next: string) {
    clearTimeout(timer.current);
    if (next.trim() === value) return;
    address.show({ q: next.trim() }, own.current === value ? "replace" : "push");
    own.current = next.trim();
  }

  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(search, PAUSE_MS, next);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    search(text);
    own.current = undefined;
  }

  return (
    <form
      role="search"
      aria-label={label}
      onSubmit={submit}
      onBlur={() => {
        own.current = undefined;
      }}
      className={cn("flex min-w-0 gap-2", className)}
    >
      <span className="relative block flex-1">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-muted-foreground"
        />
        <Input
          type="search"
          name="q"
          aria-label={label}
          placeholder={placeholder}
          value={text}
          maxLength={SEARCH_LENGTH}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
          className="pl-10"
        />
      </span>
      {button && (
        <Button type="submit" variant="outline">
          {button}
        </Button>
      )}
    </form>
  );
}
