import { AppError } from "./errors";

/** Seconds after which somebody who was sent away may come again. */
const RETRY_SECONDS = 3;

/** Does costly work a few pieces at a time; whoever comes when too many wait already is sent away. */
export class WorkQueue {
  readonly #atOnce: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) {
    this.#atOnce = atOnce;
    this.#maxWaiting = maxWaiting;
  }

  /** @throws AppError unavailable when the queue is full */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#turn();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // Who waited longest takes the place over, so that nobody slips in between.
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(): Promise<void> | undefined {
    if (this.#running < this.#atOnce) {
      this.#running += 1;
      return undefined;
    }
    if (this.#waiting.length >= this.#maxWaiting) {
      throw new AppError("unavailable", "The shop is very busy right now. Please try again.", {
        headers: { "Retry-After": String(RETRY_SECONDS) },
      });
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
