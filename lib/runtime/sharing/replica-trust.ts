import { lastExpiredAt, steadyNow } from "../../http-cache/expired-tags.ts";

/**
 * Whether the replica may be asked: it has replayed what the primary had written at a moment that is
 * not long ago, and later than the last change of anything that is cached. So nothing that a change made
 * this process forget is read again from before the change.
 */

/** How far a replica may be behind, in milliseconds. */
const MOST_LAG_MS = 5_000;

export class ReplicaTrust {
  #confirmedAt = -Infinity;

  /** The replica has what the primary had written at `moment`, by the steady clock. */
  confirm(moment: number): void {
    this.#confirmedAt = Math.max(this.#confirmedAt, moment);
  }

  holds(now = steadyNow()): boolean {
    return this.#confirmedAt > lastExpiredAt() && now - this.#confirmedAt < MOST_LAG_MS;
  }
}
