import { generateSync } from "otplib";
import { expect } from "../fixtures";

const STEP_SECONDS = 30;
/** A code that is typed so shortly before its step ends could arrive after it, on a machine that has much to do. */
const HASTE_SECONDS = 15;

const stepAt = (milliseconds: number) => Math.floor(milliseconds / 1000 / STEP_SECONDS);

export interface Authenticator {
  /** A code that was not given before; the server takes one step each way, so that nobody waits. */
  next: () => Promise<string>;
}

/** What an app on a phone does with a secret. */
export function authenticator(secret: string): Authenticator {
  let last = 0;
  return {
    next: async () => {
      const step = Math.max(last + 1, stepAt(Date.now() + HASTE_SECONDS * 1000) - 1);
      last = step;
      const isTaken = () => stepAt(Date.now()) + 1 >= step;
      await expect.poll(isTaken, { timeout: 90_000 }).toBe(true);
      return generateSync({ secret, epoch: step * STEP_SECONDS });
    },
  };
}
