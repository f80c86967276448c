import { expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { faultyWire } from "@/e2e/support/faults/faulty-wire";
import { sendingBoss, setQueueDatabase } from "@/lib/messaging/queue/send-jobs";
import { missingParts } from "./readiness";

const { db, url } = testDatabase();

it("is answered also while the queue's connection hangs", async () => {
  const { hostname, port } = new URL(url);
  const wire = await faultyWire({ host: hostname, port: Number(port) });
  const through = new URL(url);
  through.port = String(wire.port);
  setQueueDatabase(through.href);
  const boss = await sendingBoss();
  expect(await missingParts(db)).not.toContain("queue");
  wire.hold();
  expect(await missingParts(db)).toContain("queue");
  wire.mend();
  await expect.poll(() => missingParts(db), { timeout: 20_000 }).not.toContain("queue");
  await boss.stop({ graceful: false });
  await wire.close();
}, 60_000);
