import type { Translate } from "@/lib/i18n/translate";

/** What a customer reads in a shop whose owner has not said yet how it is paid (docs/product.md: Payments). */
export const noWayToPay = (t: Translate): string =>
  t(
    "This shop takes no orders yet, because it has not set how it is paid. Please call or write to us.",
  );
