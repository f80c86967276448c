import type { LineTax } from "@/lib/pricing/gst";

/** Lines with the tax rate of their order. */
export const withOwnRates = <Line extends { tax: LineTax | null }>(lines: readonly Line[]) =>
  lines.map((line) => ({ ...line, rateBasisPoints: line.tax?.rateBasisPoints ?? 0 }));

/** Tax columns of a line except its rate, which stays; empty under the flat tax. */
export function toTaxes(tax: LineTax | undefined): Partial<Omit<LineTax, "rateBasisPoints">> {
  if (!tax) return {};
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = tax;
  return { taxablePaise, cgstPaise, sgstPaise, igstPaise };
}
