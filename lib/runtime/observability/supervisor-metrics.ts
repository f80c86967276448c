import "server-only";
import type { ChildProcess } from "node:child_process";
import { collectDefaultMetrics, Gauge, Registry, AggregatorRegistry } from "prom-client";
import { connect } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { countMails } from "@/lib/dashboard/system/read-queues";
import { readLastBackup } from "@/lib/dashboard/system/read-system";
import {
  type Measurements,
  answerFrom,
  isMessage,
  type Messages,
} from "../sharing/process-messages";

const TIMEOUT_MS = 2_000;

/** Measurements of one process, such as its memory, are not added up: each process is reported under its name. */
const OF_A_PROCESS = /^(process|nodejs)_/;

function named(process: string, measurements: Measurements): Measurements {
  return measurements.map((metric) => {
    if (!OF_A_PROCESS.test(metric.name)) return metric;
    const values = metric.values.map((value) => ({
      ...value,
      labels: { ...value.labels, process },
    }));
    return { ...metric, values };
  });
}

/** Collects the measurements of the web processes and the supervisor, and answers their scrapes. */
export class MetricsHub {
  /** Keyed by the lowest free number: a replacement takes the name of the process that it replaces. */
  readonly #processes = new Map<number, ChildProcess>();
  readonly #own: () => Promise<Measurements>;
  #questions = 0;

  constructor(own: () => Promise<Measurements>) {
    this.#own = own;
  }

  /** Asks this process from now on, until it ends. */
  add(child: ChildProcess): void {
    let number = 1;
    while (this.#processes.has(number)) number += 1;
    this.#processes.set(number, child);
    child.once("exit", () => this.#processes.delete(number));
    child.on("message", (message) => {
      if (isMessage("scrape", message)) void this.#answer(child, message.scrape);
    });
  }

  /**
   * Returns all measurements in Prometheus' format.
   * @throws when a process does not answer in time: a sum without it would look like a decrease
   */
  async gather(): Promise<string> {
    const parts = await Promise.all([
      this.#own().then((own) => named("supervisor", own)),
      ...[...this.#processes].map(async ([number, child]) =>
        named(`web-${number}`, await this.#ask(child)),
      ),
    ]);
    return AggregatorRegistry.aggregate(parts).metrics();
  }

  async #ask(child: ChildProcess): Promise<Measurements> {
    this.#questions += 1;
    const answer = answerFrom(child, ["collected", this.#questions], TIMEOUT_MS);
    child.send({ collect: this.#questions } satisfies Messages["collect"]);
    return (await answer).measurements;
  }

  async #answer(child: ChildProcess, scraped: number): Promise<void> {
    const text = await this.gather().catch(() => undefined);
    if (child.connected) child.send({ scraped, ...(text !== undefined && { text }) });
  }
}

/** Measures the supervisor and the shop as a whole. The scrape fails when the database does not answer. */
export function supervisorMetrics(db: PrismaClient): () => Promise<Measurements> {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: "shop_mail_jobs",
    help: "Mails in the queue by state; failed: given up, until an admin sends them again.",
    labelNames: ["state"],
    registers,
    async collect() {
      const { waiting, retrying, active, failed } = await countMails(db);
      const states = { waiting, retrying, active, failed };
      for (const [state, count] of Object.entries(states)) this.set({ state }, count);
    },
  });
  new Gauge({
    name: "shop_mail_oldest_waiting_seconds",
    help: "How long the oldest mail has waited; 0 when none does.",
    registers,
    async collect() {
      const { oldest } = await countMails(db);
      this.set(oldest ? (Date.now() - oldest.getTime()) / 1000 : 0);
    },
  });
  new Gauge({
    name: "shop_last_backup_timestamp_seconds",
    help: "When the last backup was made, in seconds since 1970; 0 before the first.",
    registers,
    async collect() {
      const backup = await readLastBackup(db);
      this.set(backup ? Date.parse(backup.at) / 1000 : 0);
    },
  });
  return () => registry.getMetricsAsJSON();
}

export interface Metrics {
  /** Includes a web process from now on, until it ends. */
  add(child: ChildProcess): void;
  stop(): Promise<void>;
}

/** Answers the scrapes of web processes. */
export function startMetrics(databaseUrl: string): Metrics {
  const db = connect(databaseUrl, 1);
  const hub = new MetricsHub(supervisorMetrics(db));
  return { add: (child) => hub.add(child), stop: () => db.$disconnect() };
}
