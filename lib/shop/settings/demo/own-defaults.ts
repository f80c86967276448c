import { ORDER_PREFIX } from "@/lib/base/ids/order-number";
import { SETTINGS, type SettingKey } from "../definitions";

/**
 * Returns the defaults that follow the shop's name: its order numbers do not begin like the demo's, and its footer
 * claims no place.
 */
export function ownDefaults(siteName: string | undefined): Partial<Record<SettingKey, string>> {
  if (siteName === undefined || siteName === SETTINGS.siteName.value) return {};
  return { orderPrefix: suggestPrefix(siteName), footerCredits: "" };
}

/** Suggests "NAIR" for "Nair Cartons" and "APW" for "Annapurna Paper Works". */
export function suggestPrefix(siteName: string): string {
  const words =
    siteName
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toUpperCase()
      .match(/[A-Z\d]+/g) ?? [];
  const initials = words.map((word) => word.slice(0, 1)).join("");
  const wanted = [words[0] ?? "", initials.slice(0, 6), (words[0] ?? "").slice(0, 6)];
  return wanted.find((prefix) => ORDER_PREFIX.test(prefix)) ?? "SHOP";
}
