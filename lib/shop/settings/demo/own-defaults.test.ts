import { describe, expect, it } from "vitest";
import { SETTINGS } from "../definitions";
import { ownDefaults, suggestPrefix } from "./own-defaults";
import { withDefaults } from "../shop-settings";

const settings = (stored: Record<string, string>) =>
  withDefaults(Object.entries(stored).map(([key, value]) => ({ key, value })));

describe("a shop's own defaults", () => {
  it("are the demo's while it has the demo's name", () => {
    const shop = settings({ siteName: "KLN Packaging" });
    expect(shop).toMatchObject({
      orderPrefix: "KLN",
      footerCredits: "Made in Gurugram for businesses in India.",
    });
  });

  it("follow the name that its owner gives", () => {
    const shop = settings({ siteName: "Nair Cartons" });
    expect(shop).toMatchObject({ orderPrefix: "NAIR", footerCredits: "" });
  });

  it("pass the rules of their settings", () => {
    for (const [key, value] of Object.entries(ownDefaults("Nair Cartons"))) {
      expect(SETTINGS[key as "siteName"].schema.safeParse(value).success, key).toBe(true);
    }
  });

  it("give way to what the owner has saved", () => {
    const own = { siteName: "Nair", orderPrefix: "NC", footerCredits: "Made in Pune" };
    expect(settings(own)).toMatchObject(own);
  });
});

it.each([
  ["KLN Packaging", "KLN"],
  ["Nair Cartons", "NAIR"],
  ["Annapurna Paper Works", "APW"],
  ["Boxwallah", "BOXWAL"],
  ["3 Brothers Boxes", "SHOP"],
  ["Éclat & Fils", "ECLAT"],
  ["कागज़", "SHOP"],
])("suggests the prefix of %s as %s", (name, prefix) => {
  expect(suggestPrefix(name)).toBe(prefix);
});
