import { describe, expect, it } from "vitest";
import { getMemberKind, memberName } from "./format";

describe("the name of a member", () => {
  it("contains its kind", () => {
    expect(getMemberKind(memberName.table("order_lines", 12))).toEqual({
      kind: "table",
      table: "order_lines",
    });
    expect(getMemberKind(memberName.queue(1))).toEqual({ kind: "queue" });
    expect(getMemberKind(memberName.file("uploads", "a/b.webp"))).toEqual({
      kind: "file",
      folder: "uploads",
      file: "a/b.webp",
    });
    expect(getMemberKind("manifest.json")).toEqual({ kind: "manifest" });
    expect(getMemberKind("auth-secret")).toEqual({ kind: "secret" });
  });

  it.each([
    "private/../../shop.pid",
    "uploads/../shop.pid",
    "uploads//etc/passwd",
    "uploads/./a",
    "uploads/a\\..\\b",
    "/etc/passwd",
    "../auth-secret",
    "database/users; DROP TABLE users.0001.copy",
    "database/users.copy",
    "queue/other.0001.copy",
    "else",
  ])("is refused when invalid: %s", (name) => {
    expect(getMemberKind(name)).toBeUndefined();
  });
});
