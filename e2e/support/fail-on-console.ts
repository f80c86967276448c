import { afterEach, beforeEach, expect, vi } from "vitest";

/**
 * A warning that nobody expected is a fault that nobody has seen yet. A test that provokes one says
 * so: it mocks the method itself (`vi.spyOn(console, "error").mockImplementation(...)`).
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
