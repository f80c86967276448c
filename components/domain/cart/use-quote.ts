import { useEffect, useRef, useState } from "react";
import type { Quote } from "@/lib/orders/cart/schemas";
import type { StoredItem } from "@/lib/client/checkout/stored-item";
import { loadToastStack } from "@/components/ui/toast/load-toast-stack";
import {
  fetchQuote,
  buildQuoteQuestion,
  quoteFailureText,
  type QuotedBuyer,
  type QuoteQuestion,
} from "./fetch-quote";

/** Debounces a run of clicks. */
const DEBOUNCE_MS = 250;
/** A slower request counts as failed; the user can try again. */
const TIMEOUT_MS = 15_000;

export interface LiveQuote {
  /** The last figures, kept while newer ones load; null before the first. */
  quote: Quote | null;
  loading: boolean;
  /** Why the last request failed; null when it succeeded. */
  failure: string | null;
  retry: () => void;
  /** Takes over a quote that came with another response. */
  adopt: (quote: Quote) => void;
}

export interface Asking {
  /** Must be the same function on every render. */
  ask: (question: QuoteQuestion, signal: AbortSignal) => Promise<Quote>;
  more?: object;
}

const ASKING: Asking = { ask: fetchQuote };

interface Outcome {
  /** Identifies the question and the try. */
  requestKey: string;
  failure: string | null;
}

/**
 * Loads current prices, stock and totals of a cart, at first and after each change.
 * @param buyer given where it affects tax or shipping
 */
export function useQuote(
  items: readonly StoredItem[],
  promo: string | null,
  buyer: QuotedBuyer = {},
  { ask, more }: Asking = ASKING,
): LiveQuote {
  const question = { ...buildQuoteQuestion(items, promo, buyer), ...more };
  return useLiveQuote(items.length === 0 ? null : question, ask);
}

/**
 * Loads the figures for a question, at first and after each change of it.
 * @param question null when there is nothing to price
 * @param ask must be the same function on every render
 */
export function useLiveQuote<Question extends object>(
  question: Question | null,
  ask: (question: Question, signal: AbortSignal) => Promise<Quote>,
): LiveQuote {
  const [tries, setTries] = useState(0);
  const [quote, setQuote] = useState<Quote | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isFirst = useRef(true);
  const isEmpty = question === null;
  const text = JSON.stringify(question);
  const requestKey = `${tries} ${text}`;

  useEffect(() => {
    if (isEmpty) return;
    const controller = new AbortController();
    const fetchFromServer = async () => {
      const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(TIMEOUT_MS)]);
      try {
        setQuote(await ask(JSON.parse(text) as Question, signal));
        setOutcome({ requestKey, failure: null });
      } catch (error) {
        if (!controller.signal.aborted)
          setOutcome({ requestKey, failure: quoteFailureText(error) });
      }
    };
    const timer = setTimeout(() => void fetchFromServer(), isFirst.current ? 0 : DEBOUNCE_MS);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, requestKey, isEmpty, ask]);

  const failure = outcome?.requestKey === requestKey ? outcome.failure : null;
  const retry = () => setTries((count) => count + 1);
  useRetryWhenOnline(failure !== null, retry);
  useWarmToasts();
  return {
    quote: isEmpty ? null : quote,
    loading: !isEmpty && outcome?.requestKey !== requestKey,
    failure,
    retry,
    adopt: (figures) => {
      setQuote(figures);
      setOutcome({ requestKey, failure: null });
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

/** Preloads the toast code while online: a toast has to report a lost connection. */
function useWarmToasts(): void {
  useEffect(() => {
    loadToastStack().catch(() => undefined);
  }, []);
}
