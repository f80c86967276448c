import { describe, expect, it } from "vitest";
import { SETTINGS } from "../definitions";
import { ownDefaults, suggestPrefix } from "./own-defaults";
import { withDefaults } from "../shop-settings";

const settings = (stored: Record<string, string>) =>
  withDefaults(Object.entries(stored).map(([key, value]) => ({ key, value })));

describe("a shop's own defaults", () => {
  it("are the demo's while it is the demo shop", () => {
    const shop = settings({ demoCatalogue: "filled", siteName: "KLN Packaging" });
    expect(shop).toMatchObject({
      orderPrefix: "KLN",
      footerCredits: "Made in Gurugram for businesses in India.",
    });
  });

  it("follow the name that its owner gives", () => {
    const shop = settings({ demoCatalogue: "filled", siteName: "Nair Cartons" });
    expect(shop).toMatchObject({ orderPrefix: "NAIR", footerCredits: "" });
  });

  it.each(["removed", "none"])("name nobody where the demo data are %s", (demoCatalogue) => {
    const values = Object.values(settings({ demoCatalogue })).join("\n");
    expect(values).not.toMatch(/KLN|Gurugram|Udyog|klnpackaging|124 400/i);
  });

  it("pass the rules of their settings", () => {
    const defaults = ownDefaults(new Map([["demoCatalogue", "none"]]));
    for (const [key, value] of Object.entries(defaults)) {
      expect(SETTINGS[key as "siteName"].schema.safeParse(value).success, key).toBe(true);
    }
  });

  it("give way to what the owner has saved", () => {
    const own = { siteName: "Nair", orderPrefix: "NC", footerCredits: "Made in Pune" };
    expect(settings({ demoCatalogue: "removed", ...own })).toMatchObject(own);
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
