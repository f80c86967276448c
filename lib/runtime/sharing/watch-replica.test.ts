import { expect, it } from "vitest";
import { expireTags, steadyNow } from "@/lib/http/cache/expired-tags";
import { ReplicaTrust } from "./watch-replica";

it("asks no replica that has confirmed nothing", () => {
  expect(new ReplicaTrust().holds()).toBe(false);
});

it("asks one that is as new as the last change, and for no longer than it may be behind", () => {
  const trust = new ReplicaTrust();
  expireTags(["products"]);
  const before = steadyNow() - 1000;
  trust.confirm(before);
  expect(trust.holds()).toBe(false);
  const after = steadyNow();
  trust.confirm(after);
  expect(trust.holds(after + 4_999)).toBe(true);
  expect(trust.holds(after + 5_000)).toBe(false);
});

it("asks none after a change until it has that, and takes no step back", () => {
  const trust = new ReplicaTrust();
  trust.confirm(steadyNow());
  expireTags(["products"]);
  expect(trust.holds()).toBe(false);
  const after = steadyNow();
  trust.confirm(after);
  trust.confirm(after - 10);
  expect(trust.holds(after)).toBe(true);
});
