import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { randomKey } from "@/lib/client/random-key";
import { guestScope } from "./idempotency";

const EMAIL = "asha@example.in";
const HOME = "203.0.113.7";
const AWAY = "198.51.100.9";

/** Reports whether a repeat from another IP address means the same order. */
const isPortable = (key: string) => guestScope(EMAIL, key, HOME) === guestScope(EMAIL, key, AWAY);

describe("a guest's key", () => {
  it.each([randomKey, randomUUID, () => "01JDK3N8Q2ZV7Y5T4R6W9XABCD"])(
    "that cannot be guessed is valid from another network",
    (make) => expect(isPortable(make())).toBe(true),
  );

  it.each([
    "1",
    "one-click",
    "order-2026-11-25-000001",
    "0".repeat(32),
    "00000000-0000-4000-8000-000000000001",
    EMAIL,
  ])("that can be guessed counts for the line it came from: %s", (key) => {
    expect(isPortable(key)).toBe(false);
    expect(guestScope(EMAIL, key, HOME)).toBe(guestScope(EMAIL, key, HOME));
    expect(guestScope(EMAIL, key, "2001:db8::1")).toBe(guestScope(EMAIL, key, "2001:db8::2"));
  });

  it("is another one under another address", () => {
    const key = randomKey();
    expect(guestScope(EMAIL, key, HOME)).not.toBe(guestScope("ravi@example.in", key, HOME));
  });
});
