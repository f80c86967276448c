"use client";

import { useEffect, useState } from "react";
import { useLoad } from "@/components/shared/call/use-load";
import { LEAST_LETTERS, type AdminSearch } from "@/lib/dashboard/admin-search/schemas";
import { call } from "@/lib/client/api";
import { foundEntries, type FoundEntry } from "./found";

/** Milliseconds without a key before the shop is asked. */
const PAUSE_MS = 200;

async function load(q: string, signal: AbortSignal): Promise<AdminSearch | null> {
  return q.length < LEAST_LETTERS ? null : call("GET /admin/search", { query: { q }, signal });
}

interface Found {
  entries: readonly FoundEntry[];
  /** "short": too few letters to look for; "found": `entries` answer what is typed now. */
  state: "idle" | "short" | "asking" | "found" | "failed";
  /** The first of what is typed, asked for where it is not there yet. */
  first: () => Promise<FoundEntry | undefined>;
}

/** What holds the text of a field, as one types. */
export function useShopSearch(text: string): Found {
  const q = text.trim();
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(q), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [q]);
  const { value, isCurrent, error } = useLoad({ load, question: asked });
  const isAnswered = asked === q && isCurrent;
  const entries = value && isAnswered ? foundEntries(value) : [];

  async function first(): Promise<FoundEntry | undefined> {
    if (isAnswered) return entries[0];
    // What went wrong the list tells, which asks as well.
    const found = await load(q, new AbortController().signal).catch(() => null);
    return found ? foundEntries(found)[0] : undefined;
  }

  return { entries, state: stateOf({ q, isAnswered, failed: error !== null }), first };
}

function stateOf({ q, isAnswered, failed }: { q: string; isAnswered: boolean; failed: boolean }) {
  if (q === "") return "idle";
  if (q.length < LEAST_LETTERS) return "short";
  if (failed) return "failed";
  return isAnswered ? "found" : "asking";
}
