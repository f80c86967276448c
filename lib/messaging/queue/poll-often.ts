import "server-only";
import { logTrouble } from "./job-error";

const POLL_MS = 500;

export interface Lookout {
  /** Looks at once, unless it is looking already. */
  pollNow: () => void;
  /** Stops looking, and waits for the look under way. */
  stop: () => Promise<void>;
}

/** Calls `look` twice a second, never concurrently; failures are logged after `complaint`. */
export function pollOften(look: () => Promise<unknown>, complaint: string): Lookout {
  const complain = logTrouble(complaint);
  let looking: Promise<unknown> | undefined;
  let isStopped = false;
  const pollNow = () => {
    if (isStopped || looking) return;
    looking = look()
      .catch(complain)
      .finally(() => (looking = undefined));
  };
  const timer = setInterval(pollNow, POLL_MS);
  pollNow();
  return {
    pollNow,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await looking;
    },
  };
}
