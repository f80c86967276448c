import "server-only";
import { PgBoss } from "pg-boss";
import { QUEUE_SCHEMA } from "@/lib/db/queue-schema";
import { QUEUES } from "./queues";

/** Creates or migrates the schema of the queues and updates their options. Runs once at start. */
export async function prepareQueues(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: QUEUE_SCHEMA,
    max: 1,
    supervise: false,
    schedule: false,
  });
  boss.on("error", () => undefined);
  await boss.start();
  try {
    for (const [name, { options, policy }] of Object.entries(QUEUES)) {
      await boss.createQueue(name, { ...options, ...(policy && { policy }) });
      await boss.updateQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
