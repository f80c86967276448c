import { describe, expect, it, vi } from "vitest";
import { blockedStorage, fakeStorage } from "@/e2e/support/browser-storage";
import { readJson, readText, remove, STORAGE_KEYS, watchOtherTabs, writeText } from "./storage";

describe("the browser's storage", () => {
  it("keeps the documented keys", () => {
    expect(Object.values(STORAGE_KEYS)).toEqual(
      expect.arrayContaining(["kln_token", "cart", "lastOrder", "theme"]),
    );
  });

  it("returns the written value", () => {
    fakeStorage();
    expect(writeText("cart", '[{"a":1}]')).toBe(true);
    expect(readJson("cart")).toEqual([{ a: 1 }]);
    remove("cart");
    expect(readText("cart")).toBeNull();
    expect(readJson("cart")).toBeUndefined();
  });

  it("ignores values that are not JSON", () => {
    fakeStorage({ lastOrder: "{half" });
    expect(readJson("lastOrder")).toBeUndefined();
  });

  it("never throws where it is blocked", () => {
    blockedStorage();
    expect(readText("cart")).toBeNull();
    expect(readJson("cart")).toBeUndefined();
    expect(writeText("cart", "[]")).toBe(false);
    expect(() => {
      remove("cart");
    }).not.toThrow();
  });

  it("reports changes by other tabs until stopped", () => {
    const { writeElsewhere } = fakeStorage();
    const onChange = vi.fn();
    const stop = watchOtherTabs("cart", onChange);
    writeElsewhere("theme", "dark");
    expect(onChange).not.toHaveBeenCalled();
    writeElsewhere("cart", "[]");
    writeElsewhere(null);
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
    writeElsewhere("cart", "[]");
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
