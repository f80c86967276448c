import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { CLOSED_TO_ROBOTS } from "./guarded";

const pages = globSync("app/**/page.tsx").sort();

/** True when the page or one of its layouts is marked noindex. */
function isPrivate(page: string): boolean {
  const folders = page.split("/").slice(0, -1);
  const layouts = folders.map((_, index) => `${folders.slice(0, index + 1).join("/")}/layout.tsx`);
  return [page, ...layouts.filter((file) => existsSync(file))].some((file) =>
    readFileSync(file, "utf8").includes("robots: { index: false }"),
  );
}

const getAddress = (page: string) =>
  page
    .replace(/^app/, "")
    .replace(/\/(?:\([^)]+\)|\[language\])/g, "")
    .replace(/\/page\.tsx$/, "") || "/";

const isClosed = (address: string) =>
  CLOSED_TO_ROBOTS.some((prefix) => address === prefix || address.startsWith(`${prefix}/`));

it.each(pages)("robots.txt matches the page's own robots tag for %s", (page) => {
  expect(isClosed(getAddress(page))).toBe(isPrivate(page));
});

it("knows pages of both kinds", () => {
  expect(pages.map(getAddress)).toEqual(expect.arrayContaining(["/", "/order/[id]", "/cart"]));
});
