import { expect, it, vi } from "vitest";
import { AppError } from "@/lib/base/errors";
import { consumeRateLimit } from "./rate-limit";

const refusal = (name: string) => {
  try {
    consumeRateLimit({ points: 1, seconds: 60, per: "address" }, name, "192.0.2.1");
    return undefined;
  } catch (error) {
    return error;
  }
};

it("counts each kind of call for itself, and tells when the next is allowed", () => {
  vi.spyOn(performance, "now").mockReturnValue(1000);
  expect([refusal("one"), refusal("other")]).toEqual([undefined, undefined]);
  const error = refusal("one");
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({
    code: "rate_limited",
    details: { headers: { "Retry-After": "60" } },
  });
});
