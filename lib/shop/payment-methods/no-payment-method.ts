import type { Translate } from "@/lib/i18n/translate";

/** The message for customers until the owner has set a payment method (docs/product.md: Payments). */
export const noPaymentMethod = (t: Translate): string =>
  t(
    "This shop takes no orders yet, because it has not set how it is paid. Please call or write to us.",
  );
