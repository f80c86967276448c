/** "122 001" → "122001", as people and address books write it both ways. */
export function formatPinCode(text: string): string {
  return text.replace(/\D/g, "").slice(0, 6);
}
