import "server-only";
import { prepareAudit } from "@/lib/audit/prepare-audit";
import { counted } from "@/lib/base/text/counts";
import { applyMigrations } from "@/lib/db/migrations/migrate";
import { prepareQueues } from "@/lib/messaging/queue/prepare-queues";
import type { Command } from "../command";
import { openShop } from "../shop";

export const command: Command = {
  name: "migrate",
  summary:
    "Brings the database up to date without starting the shop, for a shop whose own role may not.",
  usage: "",
  flags: [],
  options: {},
  run: async () => {
    const { databaseUrl } = await openShop();
    const applied = await applyMigrations(databaseUrl);
    await prepareQueues(databaseUrl);
    await prepareAudit(databaseUrl);
    process.stdout.write(`${counted(applied.length, "migration")} applied\n`);
    return 0;
  },
};
