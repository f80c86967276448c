import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import {
  countCart,
  countSearch,
  countVisit,
  noteFound,
  drainCounts,
} from "@/lib/http/visits/counts";
import { writeCounts } from "@/lib/http/visits/write-counts";
import { exportSearches, readFigures } from "./queries";

const { db, url } = testDatabase();
let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client(url);
  await client.connect();
});
afterAll(() => client.end());
afterEach(() => void drainCounts());

async function write(most?: number): Promise<void> {
  const counts = drainCounts();
  if (counts) await writeCounts(client, counts, most);
}

const figures = () => readFigures(db, { days: "30" });

it("adds up searches, their results, and those that led to the cart", async () => {
  noteFound("Pizza Box", 6);
  for (const text of ["pizza box", "Pizza  box", "honeycomb"]) countSearch(text);
  noteFound("honeycomb", 0);
  await write();
  countSearch("pizza box");
  countCart("PIZZA BOX");
  await write();
  expect((await figures()).searches).toEqual([
    { term: "honeycomb", searches: 1, found: 0, carts: 0 },
    { term: "pizza box", searches: 3, found: 6, carts: 1 },
  ]);
  const file = await new Response(await exportSearches(db, { days: "7" })).text();
  expect(file).toContain("Day,Searched,Searches,Found,Carts");
  expect(file).toMatch(/\d{4}-\d\d-\d\d,pizza box,3,6,1/);
});

it("stores no personal data", () => {
  for (const text of ["asha@example.in", "98765 43210", "06ABCDE1234F1Z5"]) {
    countSearch(text);
    countCart(text);
    noteFound(text, 1);
  }
  expect(drainCounts()).toBeUndefined();
});

it("counts no cart of a search that nobody made", async () => {
  countCart("made up");
  await write();
  expect((await figures()).searches).toEqual([]);
});

it("counts from where people came, by host", async () => {
  countVisit("product", "www.google.com");
  countVisit("product", "www.google.com");
  countVisit("home", "");
  await write();
  countVisit("product", "");
  await write();
  const { pages, hosts } = await figures();
  expect(pages).toEqual([
    { page: "product", visits: 3 },
    { page: "home", visits: 1 },
  ]);
  expect(hosts).toEqual([
    { host: "", visits: 2 },
    { host: "www.google.com", visits: 2 },
  ]);
});

it("has a bounded number of rows a day, and knows what it had", async () => {
  for (const text of ["first", "first", "second", "third"]) countSearch(text);
  for (const host of ["a.example", "a.example", "b.example", "c.example"]) countVisit("home", host);
  await write(2);
  for (const text of ["first", "fourth"]) countSearch(text);
  for (const host of ["a.example", "d.example"]) countVisit("home", host);
  await write(2);
  const { searches, hosts } = await figures();
  expect(searches.map(({ term, searches: count }) => [term, count])).toEqual([
    ["first", 3],
    ["second", 1],
  ]);
  expect(hosts).toEqual([
    { host: "a.example", visits: 3 },
    { host: "other", visits: 2 },
    { host: "b.example", visits: 1 },
  ]);
});

it("has a bounded number of names in memory", () => {
  for (let count = 0; count < 2_000; count += 1) {
    countSearch(`box ${count}`);
    countVisit("home", `${count}.example`);
  }
  const counts = drainCounts();
  expect(counts?.searches.size).toBe(500);
  expect(counts?.visits.size).toBe(500);
});
