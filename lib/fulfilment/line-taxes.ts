import type { LineTax } from "@/lib/pricing/gst";

/** Lines with the rate at which each was taxed when it was ordered. */
export const withOwnRates = <Line extends { tax: LineTax | null }>(lines: readonly Line[]) =>
  lines.map((line) => ({ ...line, rateBasisPoints: line.tax?.rateBasisPoints ?? 0 }));

/** The columns of a line's tax but its rate, which stays; none under the flat tax. */
export function toTaxes(tax: LineTax | undefined): Partial<Omit<LineTax, "rateBasisPoints">> {
  if (!tax) return {};
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = tax;
  return { taxablePaise, cgstPaise, sgstPaise, igstPaise };
}
