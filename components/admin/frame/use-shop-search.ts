"use client";

import { useEffect, useState } from "react";
import { useLoad } from "@/components/call/use-load";
import { LEAST_LETTERS, type AdminSearch } from "@/lib/admin-search/schemas";
import { call } from "@/lib/client/api";
import { foundEntries, type FoundEntry } from "./found";

/** Milliseconds without a key before the shop is asked. */
const PAUSE_MS = 200;

async function load(q: string, signal: AbortSignal): Promise<AdminSearch | null> {
  return q.length < LEAST_LETTERS ? null : call("GET /admin/search", { query: { q }, signal });
}

interface Found {
  entries: readonly FoundEntry[];
  /** "found": `entries` answer what is typed now. */
  state: "idle" | "asking" | "found" | "failed";
  /** Asks for what is typed without waiting for a pause. */
  ask: () => void;
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
  return {
    entries: value && isCurrent && asked === q ? foundEntries(value) : [],
    state: stateOf({ q, isAnswered: asked === q && isCurrent, failed: error !== null }),
    ask: () => setAsked(q),
  };
}

function stateOf({ q, isAnswered, failed }: { q: string; isAnswered: boolean; failed: boolean }) {
  if (q.length < LEAST_LETTERS) return "idle";
  if (failed) return "failed";
  return isAnswered ? "found" : "asking";
}
