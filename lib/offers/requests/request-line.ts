import { withoutEmpty, type StoredRequestLine } from "../stored-version";
import { printText, sizeText } from "./quote";
import type { QuoteDetails } from "./quote-details";

/** A request for a price as a line of an offer, counted in pieces. */
export function toRequestLine(details: QuoteDetails, message: string): StoredRequestLine {
  const { product, packaging, material, quantity, neededBy } = details;
  const due = neededBy && `Needed by ${neededBy}`;
  return {
    product: product?._id ?? null,
    unit: "PCS",
    name: product?.name ?? packaging ?? "Made to order",
    spec: withoutEmpty({
      size: sizeText(details) ?? undefined,
      material: material ?? undefined,
      print: printText(details) ?? undefined,
    }),
    quantities: [quantity],
    note: [message, due].filter(Boolean).join("\n") || null,
  };
}
