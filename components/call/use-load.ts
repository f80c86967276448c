"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { ApiError } from "@/lib/client/api";

export interface Load<T> {
  /** The last good answer, kept while a newer one is on its way; null before the first. */
  value: T | null;
  /** Whether that answers what is asked for now. */
  isCurrent: boolean;
  /** Why the last question has no answer; null when it has one. */
  error: ApiError | null;
  loading: boolean;
  reload: () => void;
  /** Takes a newer value that came with another answer. */
  adopt: (value: T) => void;
}

interface Options<T> {
  /** The same function at every rendering. */
  load: (question: string, signal: AbortSignal) => Promise<T>;
  /** What is asked for; another question is asked anew. */
  question?: string;
  onFailure?: (error: ApiError) => void;
}

interface Answer<T> {
  question: string;
  value: T;
}

interface Outcome {
  asked: string;
  error: ApiError | null;
}

/** Asks the API when the page opens, when the question changes, and again when somebody wishes. */
export function useLoad<T>({ load, question = "", onFailure }: Options<T>): Load<T> {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const asked = `${tries} ${question}`;
  const tell = useEffectEvent((error: ApiError) => onFailure?.(error));

  useEffect(() => {
    const controller = new AbortController();
    const settle = (error: ApiError | null) => {
      if (!controller.signal.aborted) setOutcome({ asked, error });
    };
    const ask = async () => {
      try {
        const value = await load(question, controller.signal);
        if (controller.signal.aborted) return;
        setAnswer({ question, value });
        settle(null);
      } catch (error) {
        if (controller.signal.aborted) return;
        const refusal = error instanceof ApiError ? error : new ApiError(0, {});
        settle(refusal);
        tell(refusal);
      }
    };
    void ask();
    return () => controller.abort();
  }, [asked, question, load]);

  const isAnswered = outcome?.asked === asked;
  return {
    value: answer && answer.value,
    isCurrent: answer?.question === question,
    error: isAnswered ? outcome.error : null,
    loading: !isAnswered,
    reload: () => setTries((count) => count + 1),
    adopt: (value) => setAnswer({ question, value }),
  };
}
