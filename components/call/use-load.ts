"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { ApiError } from "@/lib/client/api";

export interface Load<T> {
  /** The last good answer, kept while a newer one is on its way; null before the first. */
  value: T | null;
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

interface Outcome {
  asked: string;
  error: ApiError | null;
}

/** Asks the API when the page opens, when the question changes, and again when somebody wishes. */
export function useLoad<T>({ load, question = "", onFailure }: Options<T>): Load<T> {
  const [tries, setTries] = useState(0);
  const [value, setValue] = useState<T | null>(null);
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
        const answer = await load(question, controller.signal);
        if (controller.signal.aborted) return;
        setValue(answer);
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
    value,
    error: isAnswered ? outcome.error : null,
    loading: !isAnswered,
    reload: () => setTries((count) => count + 1),
    adopt: setValue,
  };
}
