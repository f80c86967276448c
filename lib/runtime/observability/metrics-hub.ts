import "server-only";
import type { ChildProcess } from "node:child_process";
import { AggregatorRegistry } from "prom-client";
import { answerFrom, isMessage, type Measurements, type Messages } from "./metrics-channel";

const PATIENCE_MS = 2_000;

/** What is of one process, such as its memory, adds up to nothing: it is told of each by name. */
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

/** Gathers what the web processes and the supervisor measured, and answers their scrapes. */
export class MetricsHub {
  /** By the lowest number that is free: a process that takes another's place takes its name. */
  readonly #processes = new Map<number, ChildProcess>();
  readonly #own: () => Promise<Measurements>;
  #questions = 0;

  constructor(own: () => Promise<Measurements>) {
    this.#own = own;
  }

  /** From now on the process is asked, until it ends. */
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
   * All of it in Prometheus' format.
   * @throws when a process does not tell in time: a sum without it would look like a loss
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
    const answer = answerFrom(child, ["collected", this.#questions], PATIENCE_MS);
    child.send({ collect: this.#questions } satisfies Messages["collect"]);
    return (await answer).measurements;
  }

  async #answer(child: ChildProcess, scraped: number): Promise<void> {
    const text = await this.gather().catch(() => undefined);
    if (child.connected) child.send({ scraped, ...(text !== undefined && { text }) });
  }
}
