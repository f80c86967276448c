import { describe, expect, it } from "vitest";
import { announcementBlock, BLOCK_NAMES, BLOCKS, policiesBlock } from "./blocks";
import { DEFAULT_CONTENT } from "./defaults";

const announcement = { ...DEFAULT_CONTENT.announcement, shown: true, text: "Closed for Diwali" };
const refusedAt = (value: object) =>
  announcementBlock.safeParse({ ...announcement, ...value }).error?.issues[0]?.path.join(".");

describe("the blocks of the site", () => {
  it.each(BLOCK_NAMES)("%s has a default that passes its own rules unchanged", (name) => {
    expect(BLOCKS[name].parse(DEFAULT_CONTENT[name])).toEqual(DEFAULT_CONTENT[name]);
  });

  it.each([
    ["48", "48"],
    ["", ""],
  ])("take %j as hours", (typed, kept) => {
    const given = { ...DEFAULT_CONTENT.policies, claimReportHours: typed };
    expect(policiesBlock.parse(given).claimReportHours).toBe(kept);
  });

  it.each(["two", "0", "2-5", "-1", "10000"])("refuse %j as hours", (typed) => {
    const given = { ...DEFAULT_CONTENT.policies, claimReportHours: typed };
    expect(policiesBlock.safeParse(given).success).toBe(false);
  });

  it("read a span as people type it", () => {
    const given = { ...DEFAULT_CONTENT.policies, refundDays: " 7 – 10 " };
    expect(policiesBlock.parse(given).refundDays).toBe("7-10");
  });
});

describe("an announcement", () => {
  it.each([
    [{ text: "" }, "text"],
    [{ linkLabel: "More" }, "linkAddress"],
    [{ linkAddress: "javascript:alert(1)" }, "linkAddress"],
    [{ linkAddress: "//evil.example" }, "linkAddress"],
    [{ linkAddress: "/\\evil.example" }, "linkAddress"],
    [{ linkAddress: "http://plain.example" }, "linkAddress"],
    [{ from: "2026-11-22T10:00:00Z", to: "2026-11-22T10:00:00Z" }, "to"],
  ])("is refused with %j, at %s", (value, field) => {
    expect(refusedAt(value)).toBe(field);
  });

  it.each([
    { linkLabel: "More", linkAddress: "/products?category=boxes" },
    { linkLabel: "More", linkAddress: "https://elsewhere.example/page" },
    { from: "2026-11-22T10:00:00Z", to: null },
    { shown: false, text: "" },
  ])("is taken with %j", (value) => {
    expect(refusedAt(value)).toBeUndefined();
  });
});
