import "server-only";
import pg from "pg";
import { log } from "@/lib/base/log";

const PATIENCE_MS = 5_000;

/** Asks the database again and again whether something is due, by one connection; an outage is told once. */
export class Lookout {
  readonly #database: pg.Pool;
  readonly #complaint: string;
  #isOutage = false;
  #isStopped = false;

  /** `complaint` is what the log tells when it cannot ask. */
  constructor(databaseUrl: string, complaint: string) {
    this.#complaint = complaint;
    this.#database = new pg.Pool({
      connectionString: databaseUrl,
      max: 1,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    // An idle connection that breaks; the next look opens another.
    this.#database.on("error", () => undefined);
  }

  /** A database that is away answers nothing: it is asked again later. */
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

  /** Nothing that fails from now on is told. */
  stop(): Promise<void> {
    this.#isStopped = true;
    return this.#database.end();
  }
}
