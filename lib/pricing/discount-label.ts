/** "Discount (SAVE10, samples)": what a discount is made of, the same on pages, mails and papers. */
export function discountLabel(code: string | null | undefined, hasSampleCredit: boolean): string {
  const parts = [...(code ? [code] : []), ...(hasSampleCredit ? ["samples"] : [])];
  return parts.length > 0 ? `Discount (${parts.join(", ")})` : "Discount";
}
