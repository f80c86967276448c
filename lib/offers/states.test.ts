import fc from "fast-check";
import { expect, it } from "vitest";
import type { OfferState } from "@/lib/db/generated/enums";
import { requireStateAfter, stateAt, type OfferStep } from "./states";

const STEPS = [
  "draft",
  "send",
  "extend",
  "withdraw",
  "ask-changes",
  "accept",
  "decline",
] as const satisfies readonly OfferStep[];

const ENDED: readonly OfferState[] = ["accepted", "declined", "withdrawn"];
const LAST_DAY = new Date("2026-12-11");

it("is valid to the last second of its last day in India", () => {
  const offer = { state: "sent", validUntil: LAST_DAY } as const;
  const lastSecond = new Date("2026-12-11T18:29:59.999Z");
  const midnight = new Date("2026-12-11T18:30:00Z");
  expect(stateAt(offer, lastSecond)).toBe("sent");
  expect(requireStateAfter(offer, "accept", lastSecond)).toBe("accepted");
  expect(stateAt(offer, midnight)).toBe("expired");
  expect(() => requireStateAfter(offer, "accept", midnight)).toThrow(
    expect.objectContaining({ code: "offer_expired" }) as Error,
  );
});

it("refuses a buyer an offer that was never sent, or has ended", () => {
  const now = new Date("2026-11-26T06:00:00Z");
  for (const state of ["asked", "draft", ...ENDED] as const) {
    expect(() => requireStateAfter({ state, validUntil: null }, "accept", now)).toThrow(
      expect.objectContaining({ code: "offer_closed" }) as Error,
    );
  }
});

it("never leaves a final state, whatever the step", () => {
  const now = new Date("2026-11-26T06:00:00Z");
  const walk = fc.array(fc.constantFrom(...STEPS), { maxLength: 20 });
  const begin = fc.constantFrom<OfferState>("asked", "draft");
  fc.assert(
    fc.property(begin, walk, (first, steps) => {
      let state: OfferState = first;
      for (const step of steps) {
        const before = state;
        try {
          state = requireStateAfter({ state, validUntil: LAST_DAY }, step, now);
        } catch {
          state = before;
        }
        if (ENDED.includes(before)) expect(state).toBe(before);
      }
    }),
  );
});
