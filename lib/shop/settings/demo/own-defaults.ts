import { ORDER_PREFIX } from "@/lib/base/ids/order-number";
import { SETTINGS, type SettingKey } from "../definitions";
import { DEMO_STATE_KEY } from "./demo-state";

type Defaults = Partial<Record<SettingKey, string>>;

/** What a shop without demo data says of itself until its owner does: nothing that belongs to somebody. */
const NOBODYS: Defaults = {
  siteName: "Packaging Shop",
  contactEmail: "hello@shop.example",
  contactPhone: "+91 00000 00000",
  contactAddress: "India",
};

/** Returns the defaults of a shop that is no longer the demo's: by its name, or because its demo data are gone. */
export function ownDefaults(stored: ReadonlyMap<string, string>): Defaults {
  const state = stored.get(DEMO_STATE_KEY);
  const nobodys = state === "removed" || state === "none" ? NOBODYS : {};
  const name = stored.get("siteName") ?? nobodys.siteName ?? SETTINGS.siteName.value;
  if (name === SETTINGS.siteName.value) return nobodys;
  return { ...nobodys, orderPrefix: suggestPrefix(name), footerCredits: "" };
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
