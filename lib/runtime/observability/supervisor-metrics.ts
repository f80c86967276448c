import "server-only";
import type { ChildProcess } from "node:child_process";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { connect } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { countMails } from "@/lib/dashboard/system/read-queue";
import { readLastBackup } from "@/lib/dashboard/system/read-system";
import type { Measurements } from "./metrics-channel";
import { MetricsHub } from "./metrics-hub";

/**
 * What the whole shop can be measured by, and the supervisor. A database that does not answer fails the
 * scrape.
 */
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
  /** A web process counts from now on, until it ends. */
  add(child: ChildProcess): void;
  stop(): Promise<void>;
}

/** Answers the scrapes of web processes. */
export function startMetrics(databaseUrl: string): Metrics {
  const db = connect(databaseUrl, 1);
  const hub = new MetricsHub(supervisorMetrics(db));
  return { add: (child) => hub.add(child), stop: () => db.$disconnect() };
}
