import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, LockedPackage>;
};

/** Returns the folders where Node looks for a dependency, nearest first. */
function foldersAbove(place: string): string[] {
  const parts = place === "" ? [] : place.split("/node_modules/");
  const nested = parts.map((_, index) =>
    parts.slice(0, parts.length - index).join("/node_modules/"),
  );
  return [...nested.map((folder) => `${folder}/node_modules`), "node_modules"];
}

function missingFrom([place, locked]: [string, LockedPackage]): string[] {
  const wanted = Object.keys({ ...locked.dependencies, ...locked.optionalDependencies });
  return wanted
    .filter((name) => !foldersAbove(place).some((folder) => `${folder}/${name}` in packages))
    .map((name) => `${name}, which ${place || "the shop"} asks for`);
}

// npm omits from the file what the registry did not send, and `npm ci` then refuses the file on every machine, even
// one that does not need that platform's package.
it("the lock file contains every dependency of its packages, for all platforms", () => {
  expect(Object.entries(packages).flatMap(missingFrom)).toEqual([]);
});
