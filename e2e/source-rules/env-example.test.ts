import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const example = readFileSync(".env.example", "utf8");
const [page, compose] = ["docs/configuration.md", "compose.yaml"].map((file) =>
  readFileSync(file, "utf8"),
);

it("the file with a shop's secrets is never committed, but its example is", () => {
  const ignored = execFileSync("git", ["check-ignore", "--no-index", "-v", ".env", ".env.local"]);
  expect(ignored.toString().trim().split("\n")).toHaveLength(2);
  expect(execFileSync("git", ["ls-files", ".env.example"]).toString()).toBe(".env.example\n");
});

it("the example names existing variables, and those that compose.yaml uses", () => {
  const names = [...example.matchAll(/^#?([A-Z\d_]+)=/gm)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !`${page}${compose}`.includes(name))).toEqual([]);
  const requested = [...(compose ?? "").matchAll(/\$\{(\w+):\?/g)].map(([, name = ""]) => name);
  for (const name of requested) expect(example).toMatch(new RegExp(`^${name}=`, "m"));
});

it("the example contains no secret", () => {
  expect([...example.matchAll(/^\w+=(.+)$/gm)]).toEqual([]);
});
