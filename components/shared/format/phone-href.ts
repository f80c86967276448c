/** "+91 124 400 0000" → "tel:+911244000000" */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}

/** The address of a chat in WhatsApp, for a number such as "+919876543210". */
export const whatsAppHref = (number: string): string => `https://wa.me/${number.slice(1)}`;
