import { afterEach, expect, it, vi } from "vitest";
import { log } from "@/lib/base/log";
import { Lookout } from "./lookout";

/** No server listens on this port. */
const NOWHERE = "postgres://shop@127.0.0.1:1/shop";
const COMPLAINT = "The queue cannot be read";

const askDatabase: Parameters<Lookout["ask"]>[0] = async (db) => {
  await db.query("SELECT 1");
  return true;
};

afterEach(() => {
  vi.restoreAllMocks();
});

it("treats nothing as due without a database, and logs that once until it returns", async () => {
  const error = vi.spyOn(log, "error").mockReturnValue(undefined);
  const lookout = new Lookout(NOWHERE, COMPLAINT);
  expect([await lookout.ask(askDatabase), await lookout.ask(askDatabase)]).toEqual([false, false]);
  expect(error.mock.calls.map(([text]) => text)).toEqual([COMPLAINT]);
  expect(await lookout.ask(() => Promise.resolve(true))).toBe(true);
  await lookout.ask(askDatabase);
  expect(error).toHaveBeenCalledTimes(2);
  await lookout.stop();
});

it("logs no failures once stopped", async () => {
  const error = vi.spyOn(log, "error").mockReturnValue(undefined);
  const lookout = new Lookout(NOWHERE, COMPLAINT);
  const requested = lookout.ask(askDatabase);
  await lookout.stop();
  expect(await requested).toBe(false);
  expect(error).not.toHaveBeenCalled();
});
