import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { dark, light } from "./brand";

const css = readFileSync("app/globals.css", "utf8");

function toProperties(selector: ":root" | ".dark"): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("}", start));
  const found = [...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)];
  return Object.fromEntries(found.map(([, name = "", value = ""]) => [name, value]));
}

it.each([
  [":root", light],
  [".dark", dark],
] as const)("is the colours of the stylesheet under %s", (selector, colours) => {
  expect(toProperties(selector)).toMatchObject(colours);
});
