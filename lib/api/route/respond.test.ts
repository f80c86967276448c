import { expect, it, vi } from "vitest";
import { withinRequest } from "@/lib/base/http/request-context";
import { errorResponse } from "./respond";

it("answers a fault of ours with the id under which the log tells of it", async () => {
  const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const response = withinRequest({ id: "9f86d081884c7d65" }, () =>
    errorResponse(new Error("of no one's concern")),
  );
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    message: "Something went wrong on our side. Please try again.",
    code: "internal",
    requestId: "9f86d081884c7d65",
  });
  expect(written.mock.calls.join("")).toMatch(
    /^\S+ error request=9f86d081884c7d65 Unexpected error: Error: of no one's concern/,
  );
});
