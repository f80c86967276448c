import { setTimeout as sleep } from "node:timers/promises";

export interface ProcessorClock {
  /** Milliseconds for which this process has kept processors busy. */
  busyMs: () => number;
  nowMs: () => number;
  sleep: (milliseconds: number) => Promise<unknown>;
}

const THIS_PROCESS: ProcessorClock = {
  busyMs: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  nowMs: () => performance.now(),
  sleep,
};

/** Longest rest in milliseconds, so that others do not wait longer behind one long piece of work. */
const LONGEST_REST_MS = 1000;

/**
 * Limits a process that works piece by piece to a share of one processor. Await the returned function before each
 * piece: it rests as long as the work since the previous piece requires. Waiting for others, such as a mail server,
 * does not count as work.
 * @param share above 0 and up to 1
 */
export function processorShare(share: number, clock = THIS_PROCESS): () => Promise<void> {
  let last: { busyMs: number; atMs: number } | undefined;
  return async () => {
    const busyMs = clock.busyMs();
    if (last) {
      const remaining = last.atMs + (busyMs - last.busyMs) / share - clock.nowMs();
      if (remaining > 0) await clock.sleep(Math.min(remaining, LONGEST_REST_MS));
    }
    last = { busyMs, atMs: clock.nowMs() };
  };
}
