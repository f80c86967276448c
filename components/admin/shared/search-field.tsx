"use client";

import { Search } from "lucide-react";
import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { Input } from "@/components/ui/input";
import { cn } from "@/lib/cn";

/** How long nobody types before the search runs. */
const PAUSE_MS = 300;

interface SearchFieldProps {
  /** What is searched for now; another value from outside, such as the way back, replaces the text. */
  value: string;
  onSearch: (text: string) => void;
  /** Names the control; without a placeholder it stands there too. */
  label: string;
  placeholder?: string;
  name?: string;
  className?: string;
}

/** Searches while somebody types, a moment after the last letter, or at once on Enter. */
export function SearchField(props: SearchFieldProps) {
  const { value, onSearch, label, placeholder = label, name = "q", className } = props;
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }

  function search(next: string) {
    clearTimeout(timer.current);
    if (next.trim() !== value) onSearch(next.trim());
  }

  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(search, PAUSE_MS, next);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    search(text);
  }

  return (
    <form role="search" aria-label={label} onSubmit={submit} className={cn("min-w-0", className)}>
      <span className="relative block">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-muted-foreground"
        />
        <Input
          type="search"
          name={name}
          aria-label={label}
          placeholder={placeholder}
          value={text}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
          className="pl-10"
        />
      </span>
    </form>
  );
}
