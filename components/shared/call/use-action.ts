import { useRef, useState } from "react";
import { useTranslate } from "#words";
import { toastFailure } from "@/components/ui/toast/toast";
import { ApiError } from "@/lib/client/api";
import { endsSession, refusalText } from "./refusal-text";

interface Options {
  /** Title of the toast after a failure, and its text if the server sends none; both translated. */
  title: string;
  text: string;
  /** Returns true when it has handled the refusal, for example at the fields of a form. */
  onRefused?: (error: ApiError) => boolean;
}

export interface Action {
  busy: boolean;
  /** Runs `work`; ignores a second press while it runs. Failures are shown as a toast and not thrown. */
  run: (work: () => Promise<void>) => Promise<void>;
}

/** A call to the server started by a button. */
export function useAction({ title, text, onRefused }: Options): Action {
  const t = useTranslate();
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);

  function refuse(error: unknown) {
    if (error instanceof ApiError && (endsSession(error) || onRefused?.(error))) return;
    toastFailure(title, refusalText(error, text, t));
  }

  async function run(work: () => Promise<void>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      refuse(error);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { busy, run };
}
