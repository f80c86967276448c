import { beforeAll, describe, expect, it, vi } from "vitest";
import { isXsrfValueOf, newXsrfValue } from "./xsrf";

describe("the XSRF value", () => {
  beforeAll(() => {
    vi.stubEnv("AUTH_SECRET", "a secret of more than thirty-two characters");
  });

  it("is good for its own session alone", () => {
    const value = newXsrfValue("session-1");
    expect(isXsrfValueOf(value, "session-1")).toBe(true);
    expect(isXsrfValueOf(value, "session-2")).toBe(false);
    expect(isXsrfValueOf(value, null)).toBe(false);
    expect(isXsrfValueOf(newXsrfValue(null), "session-1")).toBe(false);
    expect(isXsrfValueOf(newXsrfValue(null), null)).toBe(true);
  });

  it("is another each time, and nothing that can be made up", () => {
    expect(newXsrfValue("s")).not.toBe(newXsrfValue("s"));
    const [random] = newXsrfValue("s").split(".");
    for (const made of ["", ".", "x", `${random}`, `${random}.`, `${random}.${random}`]) {
      expect(isXsrfValueOf(made, "s")).toBe(false);
    }
  });
});
