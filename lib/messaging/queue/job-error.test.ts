import { expect, it, vi } from "vitest";
import { log } from "@/lib/base/log";
import { asJobError, logTrouble, JobError } from "./job-error";

/** Converts an error to the fields that pg-boss passes to its listeners. */
const asTold = (error: Error & { code?: string }) => ({
  ...(error.code !== undefined && { code: error.code }),
  message: `${error.message} (Queue: mail, Worker: 1)`,
  stack: error.stack,
  queue: "mail",
});

const refused = Object.assign(new Error("connect ECONNREFUSED 192.0.2.1:5432"), {
  code: "ECONNREFUSED",
});

it.each([
  ["a code", refused, "Error ECONNREFUSED at "],
  [
    "a known message alone",
    new Error("timeout exceeded when trying to connect"),
    'Error "timeout exceeded when trying to connect" at ',
  ],
  ["nothing but its kind", new TypeError("a@b.example is no address"), "TypeError at "],
])("an error with %s has a reason, also as the queue reports it", (_, error, reason) => {
  for (const told of [error, asTold(error)]) {
    const { message } = asJobError(told);
    expect(message).toMatch(new RegExp(`^${reason}`));
    expect(message).not.toContain("a@b.example");
    expect(message).not.toContain("192.0.2.1");
  }
});

it.each([
  [undefined, "no error but a value of the type undefined"],
  ["a@b.example", "no error but a value of the type string"],
  [{}, "an error without a name"],
  [new JobError("the mailbox is full", true), "the mailbox is full"],
])("%j has a reason without its message", (thrown, reason) => {
  expect(asJobError(thrown).message).toBe(reason);
});

it("the log contains the reason", () => {
  const logged = vi.spyOn(log, "error").mockImplementation(() => undefined);
  const tell = logTrouble("The queue is in trouble");
  tell(asTold(refused));
  tell(asTold(refused));
  expect(logged).toHaveBeenCalledOnce();
  expect(logged.mock.calls[0]?.[0]).toMatch(/^The queue is in trouble \(Error ECONNREFUSED at/);
});
