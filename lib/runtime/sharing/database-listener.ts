import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { impatientSocket } from "../../db/impatient-socket.ts";
import { log } from "../../base/log.ts";

/**
 * One connection per process on which it hears the notifications of the other processes on the same database (LISTEN,
 * NOTIFY) and notices which of them are gone. It reconnects by itself.
 */

const BEAT_MS = 1_000;
/** Milliseconds without an answer after which a connection is treated as dead. */
const SILENCE_MS = 5_000;
const CONNECTING_MS = 5_000;
const RETRY_MS = 200;

/** The application_name by which the listeners of a database recognise each other. */
const APPLICATION = "shop-listener";
const LEAVING_CHANNEL = "shop_leaving";

export interface Topic {
  channel: string;
  /** Called with what another process sent. */
  heard: (payload: string) => void;
  /** Called when listening begins; earlier notifications were missed. */
  listening?: () => void;
  /** Called once a second while it listens. */
  alive?: () => void;
  /** Called when another listener is gone without a goodbye: it may have died before it announced a change. */
  lost?: () => void;
}

export class DatabaseListener {
  readonly #databaseUrl: string;
  readonly #topics: Topic[] = [];
  readonly #stopping = new AbortController();
  /** Process ids of the other listeners' connections. */
  #others = new Set<number>();
  /** Those that disconnected cleanly. */
  readonly #leaving = new Set<number>();
  #client: pg.Client | undefined;
  #isMissed = false;
  #ended = Promise.resolve();

  /** @param databaseUrl must lead to the server itself: a pooler in between does not keep a LISTEN */
  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl;
  }

  /** Must be called before it starts. */
  hear(topic: Topic): void {
    this.#topics.push(topic);
  }

  start(): void {
    this.#ended = this.#run();
  }

  get isListening(): boolean {
    return this.#client !== undefined;
  }

  /**
   * Notifies all others.
   * @throws Error when there is no connection
   */
  async notify(channel: string, payloads: readonly string[]): Promise<void> {
    if (!this.#client) throw new Error("There is no connection to the database.");
    await this.#client.query({
      name: "notify",
      text: "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload",
      values: [channel, payloads],
    });
  }

  /** Says goodbye, so that the other listeners do not treat this process as lost. */
  async stop(): Promise<void> {
    await this.#client?.query(`NOTIFY ${LEAVING_CHANNEL}`).catch(() => undefined);
    this.#stopping.abort();
    await this.#ended;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await this.#listen().catch((error: unknown) => this.#complain(error));
      await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  async #listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#databaseUrl,
      application_name: APPLICATION,
      connectionTimeoutMillis: CONNECTING_MS,
      stream: () => impatientSocket(SILENCE_MS),
    });
    const broken = new Promise<never>((_resolve, reject) => {
      client.on("error", reject);
      client.on("end", () => reject(new Error("The connection ended.")));
    });
    broken.catch(() => undefined);
    try {
      await client.connect();
      await this.#open(client);
      await Promise.race([broken, this.#beat(client)]);
    } finally {
      this.#client = undefined;
      void client.end().catch(() => undefined);
    }
  }

  async #open(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ own: number }>("SELECT pg_backend_pid() AS own");
    const channels = [LEAVING_CHANNEL, ...this.#topics.map((topic) => topic.channel)];
    client.on("notification", ({ channel, payload = "", processId }) => {
      if (processId === rows[0]?.own) return;
      if (channel === LEAVING_CHANNEL) this.#leaving.add(processId);
      else this.#topics.find((topic) => topic.channel === channel)?.heard(payload);
    });
    for (const channel of channels) await client.query(`LISTEN ${channel}`);
    this.#client = client;
    this.#others.clear();
    for (const { listening } of this.#topics) listening?.();
    if (this.#isMissed) log.info("The database is listened to again");
    this.#isMissed = false;
  }

  async #beat(client: pg.Client): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await this.#lookForOthers(client);
      for (const { alive } of this.#topics) alive?.();
      await sleep(BEAT_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  async #lookForOthers(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ pid: number }>({
      name: "listeners",
      text: `SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = $1 AND pid <> pg_backend_pid()`,
      values: [APPLICATION],
    });
    const here = new Set(rows.map(({ pid }) => pid));
    const gone = [...this.#others].filter((pid) => !here.has(pid));
    if (gone.some((pid) => !this.#leaving.has(pid))) {
      for (const { lost } of this.#topics) lost?.();
    }
    // PostgreSQL reuses these ids one day.
    for (const pid of this.#leaving) if (!here.has(pid)) this.#leaving.delete(pid);
    this.#others = here;
  }

  #complain(error: unknown): void {
    if (this.#isMissed || this.#stopping.signal.aborted) return;
    this.#isMissed = true;
    log.error("The database cannot be listened to; what is cached is not trusted for long", error);
  }
}
