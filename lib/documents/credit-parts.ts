import { apportion } from "@/lib/pricing/gst";
import { lineTaxPaise, sumBy, type LineFigures } from "./figures";

/** The part of an invoice line that a credit note takes back; amounts in paise. */
export interface CreditPart {
  /** Id of the invoice. */
  invoice: string;
  line: LineFigures;
}

export interface DocumentLines {
  id: string;
  lines: readonly LineFigures[];
}

type Left = Pick<LineFigures, "orderLineId" | "quantity" | "taxablePaise"> & { invoice: string };

/**
 * Assigns each line of an order's credit notes to invoices: an order with several dispatches has several invoices, and
 * one note may correct them together. The oldest invoice of a line comes first, until nothing is left of it. The parts
 * of a note add up to its lines to the paisa.
 * @param invoices and `notes`: all of the order, oldest first
 * @returns the parts of each note, by its id
 */
export function creditParts(
  invoices: readonly DocumentLines[],
  notes: readonly DocumentLines[],
): Map<string, CreditPart[]> {
  const left: Left[] = invoices.flatMap(({ id, lines }) =>
    lines.map(({ orderLineId, quantity, taxablePaise }) => ({
      invoice: id,
      orderLineId,
      quantity,
      taxablePaise,
    })),
  );
  return new Map(
    notes.map(({ id, lines }) => [id, lines.flatMap((line) => listParts(line, left))] as const),
  );
}

/** Lowers `left` by the parts taken. */
function listParts(line: LineFigures, left: Left[]): CreditPart[] {
  const billed = left.filter(({ orderLineId }) => orderLineId === line.orderLineId);
  const [only] = billed;
  if (!only) return [];
  const measure = line.quantity > 0 ? "quantity" : "taxablePaise";
  let remaining = line[measure];
  const taken = billed.map((each) => {
    const part = Math.max(0, Math.min(remaining, each[measure]));
    remaining -= part;
    return part;
  });
  // A rest that no invoice has left, such as the tax of a line whose value was credited before, goes to the last one.
  const last = taken.length - 1;
  taken[last] = (taken[last] ?? 0) + remaining;
  const weights =
    sumBy(taken, (part) => part) === 0 ? taken.map((_, at) => Number(at === last)) : taken;
  const share = (paise: number) => apportion(paise, weights);
  const [quantity, taxable, cgst, sgst, igst] = [
    ...[share(line.quantity), share(line.taxablePaise)],
    ...[share(line.cgstPaise), share(line.sgstPaise), share(line.igstPaise)],
  ];
  return billed.flatMap((each, index) => {
    if (weights[index] === 0) return [];
    const part = {
      ...line,
      quantity: quantity?.[index] ?? 0,
      taxablePaise: taxable?.[index] ?? 0,
      cgstPaise: cgst?.[index] ?? 0,
      sgstPaise: sgst?.[index] ?? 0,
      igstPaise: igst?.[index] ?? 0,
    };
    each.quantity -= part.quantity;
    each.taxablePaise -= part.taxablePaise;
    return [{ invoice: each.invoice, line: part }];
  });
}

/**
 * Divides the total of a note, including rounding, flat tax and untaxed shipping, over its invoices.
 * @param first the invoice of a note without a line
 */
export function totalByInvoice(
  parts: readonly CreditPart[],
  totalPaise: number,
  first: string,
): { invoice: string; paise: number }[] {
  const sums = new Map<string, number>();
  for (const { invoice, line } of parts) {
    sums.set(invoice, (sums.get(invoice) ?? 0) + line.taxablePaise + lineTaxPaise(line));
  }
  const invoices = [...sums.keys()];
  const weights = [...sums.values()];
  if (sumBy(weights, (weight) => weight) === 0) return [{ invoice: first, paise: totalPaise }];
  const shares = apportion(totalPaise, weights);
  return invoices.map((invoice, index) => ({ invoice, paise: shares[index] ?? 0 }));
}
