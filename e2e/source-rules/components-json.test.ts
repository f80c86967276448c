import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface Components {
  tailwind: { css: string };
  iconLibrary: string;
  aliases: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as unknown;

it("components.json describes components/ui, so that shadcn's command writes to the right places", () => {
  const { tailwind, iconLibrary, aliases } = read("components.json") as Components;
  const places = Object.values(aliases).map((alias) => alias.replace(/^@\//, ""));
  const missing = [tailwind.css, ...places].filter(
    (at) => !existsSync(at) && !existsSync(`${at}.ts`),
  );
  expect(missing).toEqual([]);
  const { dependencies } = read("package.json") as { dependencies: Record<string, string> };
  expect(dependencies).toHaveProperty(`${iconLibrary}-react`);
});
