"use client";

import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useId, useState, type SyntheticEvent } from "react";
import { useListAddress } from "@/components/shared/list/use-list-address";
import { Input } from "@/components/ui/input";
import { SEARCH_LENGTH } from "@/lib/base/input/search-length";

const PAUSE_MS = 300;

/** The header's search on the Users tab: it stands in the address as `q`, and the list follows while one types. */
export function UserSearch() {
  const id = useId();
  const { search, show } = useListAddress();
  const q = search.get("q") ?? "";
  const [text, setText] = useState(q);
  // What the address said last, so that only a change that came from elsewhere replaces what was typed.
  const [known, setKnown] = useState(q);
  if (q !== known) {
    setKnown(q);
    if (q !== text.trim()) setText(q);
  }
  const follow = () => show({ q: text.trim() }, "replace");
  const followLater = useEffectEvent(follow);

  useEffect(() => {
    if (text.trim() === known) return;
    const timer = setTimeout(() => followLater(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, known]);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    follow();
  }

  return (
    <form role="search" aria-label="Users" onSubmit={submit} className="relative w-full">
      <label htmlFor={id} className="sr-only">
        Search users
      </label>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        id={id}
        type="search"
        name="q"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        placeholder="Search users"
        maxLength={SEARCH_LENGTH}
        autoComplete="off"
        className="h-10 pl-9 pointer-coarse:h-11"
      />
    </form>
  );
}
