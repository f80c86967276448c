import { expect, it } from "vitest";
import { readFigures } from "@/lib/dashboard/visits/queries";
import { countSearch } from "@/lib/http/visits/counts";
import { testDatabase } from "@/e2e/support/database";
import { persistCounts } from "./persist-counts";

const { db, url } = testDatabase();

const searched = async () =>
  (await readFigures(db, { days: "30" })).searches.map(({ term, searches }) => [term, searches]);

it("writes the counts of a process repeatedly, and the rest at its end", async () => {
  const stop = persistCounts(url, 10);
  countSearch("pizza box");
  await expect.poll(searched).toEqual([["pizza box", 1]]);
  countSearch("pizza box");
  await expect.poll(searched).toEqual([["pizza box", 2]]);
  await stop();
  const end = persistCounts(url);
  countSearch("pizza box");
  await end();
  expect(await searched()).toEqual([["pizza box", 3]]);
});
