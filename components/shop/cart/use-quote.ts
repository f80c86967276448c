"use client";

import { useEffect, useRef, useState } from "react";
import type { Quote } from "@/lib/orders/cart/schemas";
import type { StoredItem } from "@/lib/client/checkout/cart-lines";
import {
  askQuote,
  questionOf,
  quoteFailureText,
  type QuotedBuyer,
  type QuoteQuestion,
} from "./ask-quote";
import { loadToastStack } from "@/components/ui/load-toast-stack";

/** Waits for the end of a run of clicks before the server is asked again. */
const DEBOUNCE_MS = 250;
/** An answer that takes longer counts as none; the person can ask again. */
const PATIENCE_MS = 15_000;

export interface LiveQuote {
  /** The last figures, kept while newer ones are on their way; null before the first. */
  quote: Quote | null;
  loading: boolean;
  /** Why the last question has no answer; null when it has one. */
  failure: string | null;
  retry: () => void;
  /** Takes figures that came with another answer. */
  adopt: (quote: Quote) => void;
}

/** Whom to ask, and what else. */
export interface Asking {
  /** The same function at every rendering. */
  ask: (question: QuoteQuestion, signal: AbortSignal) => Promise<Quote>;
  more?: object;
}

const ASKING: Asking = { ask: askQuote };

interface Outcome {
  /** Which question, and which try of it. */
  asked: string;
  failure: string | null;
}

/**
 * Today's prices, stock and totals of a cart: asked for on load and after each change. `buyer`: where that
 * decides anything.
 */
export function useQuote(
  items: readonly StoredItem[],
  promo: string | null,
  buyer: QuotedBuyer = {},
  { ask: askServer, more }: Asking = ASKING,
): LiveQuote {
  const [tries, setTries] = useState(0);
  const [quote, setQuote] = useState<Quote | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isFirst = useRef(true);
  const question = JSON.stringify({ ...questionOf(items, promo, buyer), ...more });
  const asked = `${tries} ${question}`;
  const isEmpty = items.length === 0;

  useEffect(() => {
    if (isEmpty) return;
    const controller = new AbortController();
    const ask = async () => {
      const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(PATIENCE_MS)]);
      try {
        setQuote(await askServer(JSON.parse(question) as QuoteQuestion, signal));
        setOutcome({ asked, failure: null });
      } catch (error) {
        if (!controller.signal.aborted) setOutcome({ asked, failure: quoteFailureText(error) });
      }
    };
    const timer = setTimeout(() => void ask(), isFirst.current ? 0 : DEBOUNCE_MS);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question, asked, isEmpty, askServer]);

  const failure = outcome?.asked === asked ? outcome.failure : null;
  const retry = () => setTries((count) => count + 1);
  useRetryWhenOnline(failure !== null, retry);
  useWarmToasts();
  return {
    quote: isEmpty ? null : quote,
    loading: !isEmpty && outcome?.asked !== asked,
    failure,
    retry,
    adopt: (figures) => {
      setQuote(figures);
      setOutcome({ asked, failure: null });
    },
  };
}

function useRetryWhenOnline(failed: boolean, retry: () => void): void {
  useEffect(() => {
    if (!failed) return;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [failed, retry]);
}

/** Loads what draws the notes while there still is a connection: they have to tell when it is lost. */
function useWarmToasts(): void {
  useEffect(() => {
    loadToastStack().catch(() => undefined);
  }, []);
}
