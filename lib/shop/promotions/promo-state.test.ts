import { describe, expect, it } from "vitest";
import { promoState, type PromoTerms } from "./promo-state";

const NOW = new Date("2026-11-21T06:00:00Z");
const BEFORE = new Date("2026-11-21T05:59:59.999Z");
const AFTER = new Date("2026-11-21T06:00:00.001Z");

const OPEN: PromoTerms = { active: true, startsAt: null, endsAt: null, maxUses: null };

describe("promoState", () => {
  it.each<[string, Partial<PromoTerms>, number, string]>([
    ["without terms", {}, 1_000_000, "active"],
    ["from the very moment it starts", { startsAt: NOW }, 0, "active"],
    ["before it starts", { startsAt: AFTER }, 0, "scheduled"],
    ["until just before it ends", { endsAt: AFTER }, 0, "active"],
    ["at the moment it ends", { endsAt: NOW }, 0, "ended"],
    ["after it ended", { endsAt: BEFORE }, 0, "ended"],
    ["switched off by the owner", { active: false }, 0, "ended"],
    ["switched off before it starts", { active: false, startsAt: AFTER }, 0, "ended"],
    ["with uses left", { maxUses: 5 }, 4, "active"],
    ["at its limit", { maxUses: 5 }, 5, "used up"],
    ["beyond a limit set later", { maxUses: 5 }, 9, "used up"],
    ["used up and ended", { maxUses: 5, endsAt: BEFORE }, 5, "ended"],
  ])("%s", (_case, terms, uses, state) => {
    expect(promoState({ ...OPEN, ...terms }, uses, NOW)).toBe(state);
  });
});
