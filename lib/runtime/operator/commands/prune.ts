import "server-only";
import {
  BrokenChainError,
  countPrunableAudit,
  pruneAudit,
  MIN_AUDIT_DAYS,
} from "@/lib/audit/prune-audit";
import type { PrismaClient } from "@/lib/db/generated/client";
import {
  countOutdated,
  inWords,
  sweep,
  type Sweepings,
} from "@/lib/runtime/background/housekeeping";
import { operatorActor } from "../actor";
import { OperatorError, UsageError, type Command, type Input } from "../command";
import { openPreparedShop } from "../shop";

export const command: Command = {
  name: "prune",
  summary:
    "Removes outdated data, as the running shop does once a day, and old audit entries if told to.",
  usage: "[--audit-days <days>] [--dry-run]",
  flags: [
    ["--audit-days <days>", `removes audit entries older than this, at least ${MIN_AUDIT_DAYS}`],
    ["--dry-run", "says what would go, and removes nothing"],
  ],
  options: { "audit-days": { type: "string" }, "dry-run": { type: "boolean" } },
  run: async (input) => {
    const days = auditDays(input);
    const { db, databaseUrl } = await openPreparedShop();
    if (input.has("dry-run")) {
      tell("Outdated now", await countOutdated(db));
      if (days) recordPruned("to go", await countPrunableAudit(db, days));
      return 0;
    }
    tell("Removed", await sweep({ db, databaseUrl, actor: operatorActor() }));
    if (days) recordPruned("removed", await pruneOldEntries(db, days));
    return 0;
  },
};

function auditDays(input: Input): number | undefined {
  const text = input.text("audit-days");
  if (text === undefined) return undefined;
  const days = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (days >= MIN_AUDIT_DAYS) return days;
  throw new UsageError(`--audit-days takes a number of days, at least ${MIN_AUDIT_DAYS}.`);
}

async function pruneOldEntries(db: PrismaClient, olderThanDays: number): Promise<number> {
  try {
    return await pruneAudit({ db, olderThanDays, actor: operatorActor() });
  } catch (error) {
    if (!(error instanceof BrokenChainError)) throw error;
    throw new OperatorError(`${error.message} \`npm run shop -- audit:verify\` names the row.`);
  }
}

function tell(what: string, sweepings: Sweepings): void {
  process.stdout.write(`${what}: ${inWords(sweepings) || "nothing"}\n`);
}

function recordPruned(what: string, count: number): void {
  process.stdout.write(`Audit log: ${count} old ${count === 1 ? "entry" : "entries"} ${what}\n`);
}
