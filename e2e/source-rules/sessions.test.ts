import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const sources = globSync("{app,e2e,lib,prisma,rigs}/**/*.{ts,tsx,mjs}", {
  exclude: ["lib/db/generated/**", "e2e/source-rules/**"],
}).map((name) => ({ name, text: readFileSync(name, "utf8") }));

const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

const SESSIONS = "lib/identity/session/sessions.ts";

it("every session is created by admitAccount, which requires a second factor", () => {
  const allowed = ["lib/identity/accounts/admit-account.ts", SESSIONS];
  expect(filesWith(/\bopenSession\b/).toSorted()).toEqual(allowed);
});

it("openSession alone inserts session rows", () => {
  const writes =
    /\bsession\s*\.(?:create|createMany|createManyAndReturn|upsert)\(|INSERT INTO "sessions"/;
  const files = filesWith(writes).filter((name) => !/\.test\.ts$|^(e2e|rigs)\//.test(name));
  expect(files).toEqual([SESSIONS]);
});
