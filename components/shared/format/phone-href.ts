/** "+91 124 400 0000" → "tel:+911244000000" */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}

/** The URL of a WhatsApp chat with a number such as "+919876543210". */
export const whatsAppHref = (number: string): string => `https://wa.me/${number.slice(1)}`;
