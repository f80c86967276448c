import { expect, it } from "vitest";
import { SETTING_KEYS } from "@/lib/settings/definitions";
import { SETTING_GROUPS } from "./setting-groups";

it("shows every setting once, but the rule that has its own tab", () => {
  const shown = SETTING_GROUPS.flatMap(({ keys }) => keys);
  const expected = SETTING_KEYS.filter((key) => key !== "adminsMustUseTwoFactor");
  expect([...shown].sort()).toEqual([...expected].sort());
});
