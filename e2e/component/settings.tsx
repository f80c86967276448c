import { expect } from "vitest";
import { page } from "vitest/browser";
import { SettingsTab } from "@/components/admin/settings/settings-tab";
import { SETTING_KEYS, SETTINGS } from "@/lib/shop/settings/definitions";
import { answer, ok } from "./shop";
import { show } from "./show";

/** Shows the general settings with default values, or the values that a test gives. */

export const STORED = Object.fromEntries(
  SETTING_KEYS.map((key) => {
    const { type, description, value } = SETTINGS[key];
    return [key, { key, type, description, value }];
  }),
);

export const field = (description: string) => page.getByLabelText(description, { exact: true });
export const save = (description: string) =>
  page.getByRole("button", { name: `Save ${description}` });

/** Answers what the page asks when it opens. */
export function answerSettings(changed: object = {}): void {
  answer("GET /admin/settings", ok({ ...STORED, ...changed } as never));
  answer("GET /admin/carriers", ok([]));
  answer("GET /admin/shipping-rates", ok([]));
  answer("GET /admin/shipping-rates/unweighed", ok({ count: 0, products: [] }));
}

export async function showSettings(changed: object = {}): Promise<void> {
  answerSettings(changed);
  await show(<SettingsTab />, "/admin?tab=settings");
  await expect.element(field("Site name")).toBeVisible();
}
