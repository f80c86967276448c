import { describe, expect, it } from "vitest";
import { classConflicts } from "./class-conflicts";

describe("conflicting classes", () => {
  it.each([
    ["p-4 text-sm p-2", ["p-4"]],
    ["size-5 mt-1 size-8", ["size-5"]],
    ["flex max-sm:flex max-sm:hidden", ["max-sm:flex"]],
  ])("are found: %s", (classes, conflicts) => expect(classConflicts(classes)).toEqual(conflicts));

  it.each([
    "text-heading text-muted-foreground",
    "card bg-kraft p-5 sm:p-6",
    "flex max-sm:hidden",
    "border border",
    "px-3 first:pl-4",
    "",
  ])("are not found: %s", (classes) => expect(classConflicts(classes)).toEqual([]));
});
