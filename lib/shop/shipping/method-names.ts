import { inEnglish, type Translate } from "@/lib/i18n/translate";
import type { ShippingWay } from "@/lib/db/generated/enums";

/** Labels of the shipping methods; separate from their prices, because every cart loads them. */

/** In the order in which a buyer sees them. */
export const SHIPPING_METHODS = [
  "courier",
  "transport",
  "own",
  "pickup",
] as const satisfies readonly ShippingWay[];

export const SHIPPING_METHOD_NAMES: Record<ShippingWay, string> = {
  courier: "Courier",
  transport: "Transport, freight to pay",
  own: "Our own vehicle",
  pickup: "Pickup",
};

/** Names the amount of shipping on orders, mails and documents: "Shipping (Courier)". */
export const shippingLabel = (
  way: ShippingWay | null | undefined,
  t: Translate = inEnglish,
): string => (way ? t("Shipping ({way})", { way: t(SHIPPING_METHOD_NAMES[way]) }) : t("Shipping"));

/** Stands for an amount of 0. */
export const noChargeText = (way: ShippingWay | null | undefined): string =>
  way === "transport" ? "To pay" : "Free";

const kilograms = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });

/** "850 g", "12.4 kg" */
export const gramsText = (grams: number): string =>
  grams < 1000 ? `${grams} g` : `${kilograms.format(grams / 1000)} kg`;
