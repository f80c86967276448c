import { Search } from "lucide-react";
import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { cn } from "@/lib/base/cn";
import { SEARCH_LENGTH } from "@/lib/base/input/lengths";
import type { ListAddress } from "./use-list-address";

/** The pause in typing before the search runs, in milliseconds. */
const PAUSE_MS = 300;

interface SearchFieldProps {
  address: ListAddress;
  /** The control's label; also the placeholder by default. */
  label: string;
  placeholder?: string;
  /** Adds a submit button with this label. */
  button?: string;
  className?: string;
}

/**
 * Searches while the user types, a moment after the last key, or at once on Enter. Continuous typing makes
 * one history entry, so going back once leaves the search.
 */
export function SearchField(props: SearchFieldProps) {
  const { address, label, placeholder = label, button, className } = props;
  const value = address.search.get("q")?.trim() ?? "";
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The value that this field last wrote to the URL. */
  const own = useRef<string>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // A value from outside, such as after going back, replaces the typed text.
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
