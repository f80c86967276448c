import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError } from "@/lib/client/api";
import { useRevealGate } from "./reveal-stage";

export interface Load<T> {
  /** The last successful response, kept while a newer one loads; null before the first. */
  value: T | null;
  /** Whether `value` belongs to the current question. */
  isCurrent: boolean;
  /** Why the last request failed; null when it succeeded. */
  error: ApiError | null;
  loading: boolean;
  reload: () => void;
  /** Loads again; resolves to whether a newer value arrived. */
  renew: () => Promise<boolean>;
  /** Takes over a newer value that came with another response. */
  adopt: (value: T) => void;
  /** Applies another response to part of the value, regardless of other changes in the meantime. */
  change: (make: (before: T) => T) => void;
}

interface Options<T> {
  /** Must be the same function on every render. */
  load: (question: string, signal: AbortSignal) => Promise<T>;
  /** A parameter of `load`; changing it loads again. */
  question?: string;
  onFailure?: (error: ApiError) => void;
  /** Starts no request and aborts the one in flight; loads again when it ends. */
  isPaused?: boolean;
  /** The first value, if the server read it with the page; it is not loaded again. */
  first?: T | null;
}

interface Answer<T> {
  question: string;
  value: T;
}

interface Outcome {
  requestKey: string;
  error: ApiError | null;
}

/** A caller of `renew`, waiting for a load after that of `tries`. */
interface Waiting {
  tries: number;
  notify: (isNewer: boolean) => void;
}

/** Converts any failure of a call to an ApiError. */
export const asRefusal = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(0, {});

/** Loads from the API on opening, when the question changes, and on request. */
export function useLoad<T>(options: Options<T>): Load<T> {
  const { load, question = "", onFailure, isPaused = false, first = null } = options;
  const [tries, setTries] = useState(0);
  const requestKey = `${tries} ${question}`;
  const [answer, setAnswer] = useState<Answer<T> | null>(() =>
    first === null ? null : { question, value: first },
  );
  const [outcome, setOutcome] = useState<Outcome | null>(() =>
    first === null ? null : { requestKey, error: null },
  );
  const isGiven = useRef(first !== null);
  const notify = useEffectEvent((error: ApiError) => onFailure?.(error));
  const waiting = useRef<Waiting[]>([]);

  useEffect(() => {
    // Only the first time: a page that is shown again loads changes made meanwhile.
    if (isGiven.current) {
      isGiven.current = false;
      return;
    }
    if (isPaused) return;
    const controller = new AbortController();
    const settle = (error: ApiError | null) => {
      if (controller.signal.aborted) return;
      setOutcome({ requestKey, error });
      const settled = waiting.current.filter((each) => each.tries < tries);
      waiting.current = waiting.current.filter((each) => each.tries >= tries);
      for (const each of settled) each.notify(error === null);
    };
    const request = async () => {
      try {
        const value = await load(question, controller.signal);
        if (controller.signal.aborted) return;
        setAnswer({ question, value });
        settle(null);
      } catch (error) {
        if (controller.signal.aborted) return;
        const refusal = asRefusal(error);
        settle(refusal);
        notify(refusal);
      }
    };
    void request();
    return () => controller.abort();
  }, [requestKey, tries, question, load, isPaused]);

  const reload = () => setTries((count) => count + 1);
  const isAnswered = outcome?.requestKey === requestKey;
  useRevealGate(!isAnswered);
  return {
    value: answer && answer.value,
    isCurrent: answer?.question === question,
    error: isAnswered ? outcome.error : null,
    loading: !isAnswered,
    reload,
    renew: () => {
      reload();
      return new Promise((notify) => waiting.current.push({ tries, notify }));
    },
    adopt: (value) => setAnswer({ question, value }),
    change: (make) => setAnswer((before) => before && { ...before, value: make(before.value) }),
  };
}
