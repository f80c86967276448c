import "server-only";
import pg from "pg";
import { log } from "@/lib/base/log";

const TIMEOUT_MS = 5_000;

/** Checks the database repeatedly for due work, over one connection. An outage is logged once. */
export class Lookout {
  readonly #database: pg.Pool;
  readonly #complaint: string;
  #isOutage = false;
  #isStopped = false;

  /** @param complaint the log message when the database cannot be asked */
  constructor(databaseUrl: string, complaint: string) {
    this.#complaint = complaint;
    this.#database = new pg.Pool({
      connectionString: databaseUrl,
      max: 1,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    // An idle connection may break; the next check opens another.
    this.#database.on("error", () => undefined);
  }

  /** Returns false while the database is unavailable; the next check asks again. */
  async ask(isDue: (db: pg.Pool) => Promise<boolean>): Promise<boolean> {
    try {
      const answer = await isDue(this.#database);
      this.#isOutage = false;
      return answer;
    } catch (error) {
      if (!this.#isOutage && !this.#isStopped) log.error(this.#complaint, error);
      this.#isOutage = true;
      return false;
    }
  }

  /** Errors after this call are not logged. */
  stop(): Promise<void> {
    this.#isStopped = true;
    return this.#database.end();
  }
}
