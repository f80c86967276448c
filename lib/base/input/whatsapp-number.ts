/** Digits of a mobile number in India, and of any number in the world with its country's code (E.164). */
const INDIAN = /^[6-9]\d{9}$/;
const WORLDWIDE = /^[1-9]\d{7,14}$/;

/**
 * Returns a typed number as WhatsApp knows it, such as "+919876543210"; null for what cannot be one. Without a plus sign
 * it counts as Indian.
 */
export function toWhatsAppNumber(typed: string): string | null {
  const text = typed.trim();
  const digits = text.replace(/[\s()-]/g, "").replace(/^\+/, "");
  if (text.startsWith("+")) return WORLDWIDE.test(digits) ? `+${digits}` : null;
  const own = digits.replace(/^(0|91)(?=\d{10}$)/, "");
  return INDIAN.test(own) ? `+91${own}` : null;
}
