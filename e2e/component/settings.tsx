import { expect } from "vitest";
import { page } from "vitest/browser";
import { SETTING_SECTIONS } from "@/components/admin/settings/setting-sections";
import { SettingsTab } from "@/components/admin/settings/settings-tab";
import { type SettingsSection, staffPaths } from "@/lib/base/staff-paths";
import { SETTING_KEYS, SETTINGS } from "@/lib/shop/settings/definitions";
import { answer, ok } from "./shop";
import { show } from "./show";

/** Shows the general settings with default values, or the test's values. */

export const STORED = Object.fromEntries(
  SETTING_KEYS.map((key) => {
    const { type, description, value } = SETTINGS[key];
    return [key, { key, type, description, value }];
  }),
);

export const field = (description: string) => page.getByLabelText(description, { exact: true });
export const save = (description: string) =>
  page.getByRole("button", { name: `Save ${description}` });

/** Mocks the requests that the page makes on opening. */
export function answerSettings(changed: object = {}): void {
  answer("GET /admin/settings", ok({ ...STORED, ...changed } as never));
  answer("GET /admin/carriers", ok([]));
  answer("GET /admin/shipping-rates", ok([]));
  answer("GET /admin/shipping-rates/unweighed", ok({ count: 0, products: [] }));
}

export async function showSettings(section: SettingsSection, changed: object = {}): Promise<void> {
  answerSettings(changed);
  await show(<SettingsTab />, staffPaths.settings(section));
  const [first] = SETTING_SECTIONS[section].rows;
  if (first) await expect.element(save(SETTINGS[first.key].description)).toBeVisible();
}

export const bar = () => page.getByRole("region", { name: "Unsaved changes" });
export const saveChanges = () => bar().getByRole("button", { name: "Save Changes" });
