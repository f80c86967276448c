import { afterEach, beforeEach, expect, vi } from "vitest";

/**
 * Fails a test on an unexpected warning or error in the console, because it may hide a fault. A test that provokes
 * one mocks the method itself (`vi.spyOn(console, "error").mockImplementation(...)`).
 */
const METHODS = ["error", "warn"] as const;

let unexpected: string[] = [];

beforeEach(() => {
  unexpected = [];
  for (const method of METHODS) {
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      unexpected.push(`console.${method}: ${values.map(String).join(" ")}`);
    });
  }
});

afterEach(() => {
  expect(unexpected, "Unexpected console output").toEqual([]);
});
