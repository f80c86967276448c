import { expect, it } from "vitest";
import { SETTING_KEYS } from "@/lib/shop/settings/definitions";
import { GST_KEYS } from "@/lib/shop/settings/gst-settings";
import { SETTING_DEFINITIONS } from "./setting-groups";

it("shows every setting once, but those that have their own tabs", () => {
  const shown = SETTING_DEFINITIONS.map(({ key }) => key);
  const elsewhere: string[] = ["adminsMustUseTwoFactor", ...GST_KEYS];
  const expected = SETTING_KEYS.filter((key) => !elsewhere.includes(key));
  expect([...shown].sort()).toEqual([...expected].sort());
});
