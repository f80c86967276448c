import { describe, expect, it } from "vitest";
import { type SettingsSection, staffPaths } from "@/lib/base/staff-paths";
import { SETUP_STEPS } from "@/lib/dashboard/setup/steps";
import { SETTING_KEYS } from "@/lib/shop/settings/definitions";
import { GST_KEYS } from "@/lib/shop/settings/gst-settings";
import { SETTING_DEFINITIONS, SETTING_SECTIONS } from "./setting-sections";
import { inSavingOrder } from "./use-storing";

it("shows every setting once, except those with their own tabs", () => {
  const shown = SETTING_DEFINITIONS.map(({ key }) => key);
  const elsewhere: string[] = ["adminsMustUseTwoFactor", ...GST_KEYS].filter(
    (key) => key !== "invoicePrefix",
  );
  const expected = SETTING_KEYS.filter((key) => !elsewhere.includes(key));
  expect([...shown].sort()).toEqual([...expected].sort());
});

describe("a link to a setting", () => {
  const links = [...Object.values(SETUP_STEPS).map(({ href }) => href)]
    .concat(staffPaths.settings("backups", "backupAt"))
    .filter((href) => href.includes("tab=settings"));

  it.each(links)("%s opens its section", (href) => {
    const { searchParams, hash } = new URL(href, "https://shop.example");
    const { rows } = SETTING_SECTIONS[searchParams.get("section") as SettingsSection];
    expect(rows.map(({ key }) => `#${key}`)).toContain(hash);
  });
});

describe("changes that are saved together", () => {
  it("end with the shop's name, which other defaults follow", () => {
    expect(inSavingOrder(["siteName", "orderPrefix"], () => "NC")).toEqual([
      "orderPrefix",
      "siteName",
    ]);
  });

  const values = { paymentMethods: "", upiId: "", upiPayee: "" };

  it("store the prerequisites of a payment method before enabling it", () => {
    const typed = { ...values, paymentMethods: "upi", upiId: "shop@okicici", upiPayee: "Shop" };
    expect(
      inSavingOrder(["paymentMethods", "upiId", "upiPayee"], (key) => typed[key as "upiId"]),
    ).toEqual(["upiId", "upiPayee", "paymentMethods"]);
  });

  it("disable it before its prerequisites are emptied", () => {
    expect(inSavingOrder(["upiId", "paymentMethods"], (key) => values[key as "upiId"])).toEqual([
      "paymentMethods",
      "upiId",
    ]);
  });
});
