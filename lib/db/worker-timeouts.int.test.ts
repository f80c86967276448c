import { expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { faultyWire } from "@/e2e/support/faults/faulty-wire";
import { connect, WORKER_TIMEOUTS } from "./client";

const { url } = testDatabase();

it("a connection that takes longer than a request may wait is not lost to the worker", async () => {
  const { hostname, port } = new URL(url);
  const wire = await faultyWire({ host: hostname, port: Number(port) });
  const through = new URL(url);
  through.port = String(wire.port);
  const db = connect(through.href, 1, WORKER_TIMEOUTS);
  wire.hold();
  const mended = setTimeout(() => wire.mend(), 7_000);
  expect(await db.$transaction((tx) => tx.$queryRaw`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
  clearTimeout(mended);
  await db.$disconnect();
  await wire.close();
});
