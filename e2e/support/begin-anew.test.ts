import { expect, it } from "vitest";
import { beginAnew } from "./begin-anew";

const limits = () => import("@/lib/http/limits/rate-counters");
const environment = () => import("@/lib/base/env");

it("resets the program's state, in its modules and in the process", async () => {
  const [{ rateCounters }, { env }] = [await limits(), await environment()];
  expect(rateCounters().take("192.0.2.1", 60, 0).taken).toBe(1);
  expect(rateCounters().take("192.0.2.1", 60, 0).taken).toBe(2);
  process.env.PORT = "4321";
  expect(env().PORT).toBe(4321);
  delete process.env.PORT;
  expect(env().PORT).toBe(4321);

  beginAnew();

  const [later, anew] = [await limits(), await environment()];
  expect(later.rateCounters().take("192.0.2.1", 60, 0).taken).toBe(1);
  expect(anew.env().PORT).toBe(3000);
});

it("restores the environment", () => {
  process.env.SHOP_TEST_KEPT = "before";
  const putBack = beginAnew();
  process.env.SHOP_TEST_KEPT = "after";
  process.env.SHOP_TEST_ADDED = "after";
  delete process.env.PATH;
  putBack();
  expect(process.env).toMatchObject({ SHOP_TEST_KEPT: "before" });
  expect(process.env).not.toHaveProperty("SHOP_TEST_ADDED");
  expect(process.env).toHaveProperty("PATH");
});
