/** "+91 124 400 0000" → "tel:+911244000000" */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
