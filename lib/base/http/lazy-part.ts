import { lazy, type ComponentType } from "react";

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A component whose code loads when it is first rendered. React keeps a failure for as long as the page is open, so
 * that a chunk that a weak line lost is requested again, after growing pauses.
 * @param tries how often at most
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  tries: number,
) =>
  lazy(async () => {
    for (let tried = 1; ; tried += 1) {
      try {
        return { default: await load() };
      } catch (error) {
        if (tried >= tries) throw error;
        await pause(Math.min(FIRST_PAUSE_MS * 2 ** (tried - 1), LONGEST_PAUSE_MS));
      }
    }
  });
