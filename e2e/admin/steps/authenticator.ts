import { generateSync } from "otplib";
import { expect } from "../../fixtures";

const STEP_SECONDS = 30;
/** On a busy machine, a code typed this shortly before its time step ends could arrive after it. */
const HASTE_SECONDS = 15;

const stepAt = (milliseconds: number) => Math.floor(milliseconds / 1000 / STEP_SECONDS);

export interface Authenticator {
  /** Returns a code that was not returned before. The server accepts one step each way, so this does not wait. */
  next: () => Promise<string>;
}

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
