import { describe, expect, it } from "vitest";
import { SETTING_KEYS, SETTINGS } from "./definitions";
import { shopSettingsFrom, withDefaults } from "./shop-settings";

describe("settings", () => {
  it("have defaults that pass their own rules", () => {
    const refused = SETTING_KEYS.filter(
      (key) => !SETTINGS[key].schema.safeParse(SETTINGS[key].value).success,
    );
    expect(refused).toEqual([]);
  });

  it("start with the documented defaults", () => {
    expect(shopSettingsFrom(withDefaults([]))).toMatchObject({
      siteName: "KLN Packaging",
      freeShippingAbovePaise: 200_000,
      shippingFeePaise: 15_000,
      taxPercent: 8,
      serviceableStates: [
        "Haryana",
        "Delhi",
        "Maharashtra",
        "Karnataka",
        "Tamil Nadu",
        "Uttar Pradesh",
      ],
      logoImageUrl: "",
    });
  });

  it("are the owner's stored values, without unknown keys", () => {
    const values = withDefaults([
      { key: "shippingFee", value: "149.50" },
      { key: "serviceableStates", value: " Goa ,, Kerala" },
      { key: "somethingElse", value: "1" },
    ]);
    expect(values).not.toHaveProperty("somethingElse");
    expect(shopSettingsFrom(values)).toMatchObject({
      shippingFeePaise: 14_950,
      serviceableStates: ["Goa", "Kerala"],
    });
  });

  it.each([
    ["siteName", " "],
    ["contactEmail", "hello"],
    ["freeShippingAbove", "-1"],
    ["freeShippingAbove", "2,00"],
    ["shippingFee", "1.505"],
    ["taxPercent", "101"],
    ["taxPercent", "8.125"],
    ["taxPercent", ""],
    ["serviceableStates", " , "],
    ["serviceableStates", "Haryana, Gujrat"],
    ["serviceableStates", "Other Territory"],
    ["sellerState", "Gujrat"],
    ["logoImageUrl", "javascript:alert(1)"],
    ["faviconUrl", "//evil.example/icon.png"],
    ["faviconUrl", "http://cdn.example.com/icon.png"],
    ["logoImageUrl", "data:image/png;base64,AAAA"],
    ["logoImageUrl", "logo.png"],
    ["adminsMustUseTwoFactor", "maybe"],
  ] as const)("refuse %s = %j", (key, value) => {
    expect(SETTINGS[key].schema.safeParse(value).success).toBe(false);
  });

  it.each([
    ["taxPercent", "100"],
    ["taxPercent", "12.5"],
    ["shippingFee", "0"],
    ["contactEmail", " hello@example.in "],
    ["logoImageUrl", ""],
    ["logoImageUrl", "/media/logo.webp"],
    ["logoImageUrl", "https://cdn.example.com/logo.svg"],
  ] as const)("take %s = %j", (key, value) => {
    expect(SETTINGS[key].schema.safeParse(value).success).toBe(true);
  });
});
