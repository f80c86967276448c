import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { INDIAN_STATES } from "@/lib/shop/gst/states";
import { EVERYWHERE, placesFrom, placesProblem, placesText, roadDays } from "./road-days";

const TEXT = "Everywhere = 1-2\nKerala = 3-5\n682 = 2\n68255 = no";
const kerala = (pin: string) => roadDays(placesFrom(TEXT), { pin, state: "Kerala" });

describe("the days on the road", () => {
  it("are those of the longest beginning, of the state, else of everywhere", () => {
    expect(placesProblem(TEXT)).toBeNull();
    expect(kerala("695001")).toEqual({ least: 3, most: 5 });
    expect(kerala("682001")).toEqual({ least: 2, most: 2 });
    expect(kerala("682555")).toBeNull();
    expect(roadDays(placesFrom(TEXT), { pin: "110001", state: "Delhi" })).toEqual({
      least: 1,
      most: 2,
    });
  });

  it.each([
    ["", "Say what holds Everywhere"],
    ["Kerala = 3", "Say what holds Everywhere"],
    ["Everywhere = soon", "This line is not so"],
    ["Everywhere = 1\nAtlantis = 2", "Atlantis"],
    ["Everywhere = 1\n011 = 2", "011"],
    ["Everywhere = 5-2", "the fewest first"],
    ["Everywhere = 1-31", "up to 30 days"],
  ])("cannot be %j", (text, why) => expect(placesProblem(text)).toContain(why));

  it("read their own format", () => {
    const days = fc.option(
      fc.tuple(fc.nat(30), fc.nat(30)).map(([a, b]) => ({
        least: Math.min(a, b),
        most: Math.max(a, b),
      })),
    );
    const place = fc.oneof(
      fc.constantFrom(...INDIAN_STATES),
      fc.integer({ min: 10, max: 999_999 }).map(String),
    );
    const places = fc.uniqueArray(fc.record({ place, days }), {
      selector: (each) => each.place,
      maxLength: 60,
    });
    fc.assert(
      fc.property(places, days, (some, remaining) => {
        const all = [{ place: EVERYWHERE, days: remaining }, ...some];
        expect(placesProblem(placesText(all))).toBeNull();
        expect(placesFrom(placesText(all))).toEqual(all);
      }),
    );
  });
});
