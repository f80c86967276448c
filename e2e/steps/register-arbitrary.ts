import fc, { type Arbitrary } from "fast-check";
import { addGst } from "@/lib/pricing/gst";
import { calculateAmounts } from "@/lib/pricing/totals";
import type { RegisterDocument, RegisterLine } from "@/lib/documents/gst-returns/register-document";

/** Generates months of documents, each priced like an order. */

const SELLER = "06";
const RULES = { freeShippingAbovePaise: 200_000, shippingFeePaise: 15_000 };
const BUYERS = [null, "06AAPFU0939F1ZZ", "27AAPFU0939F1ZV", "29AAGCB7383J1Z4"] as const;

const line = fc.record({
  name: fc.constantFrom("Carton", "=Bag", "Tape, clear"),
  hsnCode: fc.constantFrom(null, "48191010", "3919", "392310"),
  quantity: fc.integer({ min: 1, max: 500 }),
  pricePaise: fc.integer({ min: 1, max: 90_000 }),
  rateBasisPoints: fc.constantFrom(0, 500, 1800, 25),
});

interface Sale {
  lines: {
    name: string;
    hsnCode: string | null;
    quantity: number;
    pricePaise: number;
    rateBasisPoints: number;
  }[];
  buyerGstin: string | null;
  placeOfSupply: string;
  day: number;
  promoPercent: number;
  /** Returned quarters of each line. */
  back: number;
}

const sale: Arbitrary<Sale> = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  buyerGstin: fc.constantFrom(...BUYERS),
  placeOfSupply: fc.constantFrom(SELLER, "29", "07"),
  day: fc.integer({ min: 1, max: 30 }),
  promoPercent: fc.constantFrom(0, 10, 33),
  back: fc.integer({ min: 0, max: 4 }),
});

export const monthOfDocuments: Arbitrary<RegisterDocument[]> = fc
  .array(sale, { maxLength: 25 })
  .map((sales) => {
    const invoices = sales.map(toInvoice);
    const notes = sales.flatMap(({ back }, index) => {
      const invoice = invoices[index];
      return invoice && back > 0 ? [{ invoice, back }] : [];
    });
    return [...invoices, ...notes.map(({ invoice, back }, index) => toNote(invoice, back, index))];
  });

function toInvoice(sold: Sale, index: number): RegisterDocument {
  const { buyerGstin, placeOfSupply, promoPercent } = sold;
  const isWithinState = placeOfSupply === SELLER;
  const amounts = calculateAmounts(sold.lines, RULES, promoPercent);
  const priced = addGst(sold.lines, amounts, isWithinState);
  const lines = sold.lines.map(({ name, hsnCode, quantity }, place) => {
    const tax = priced.lineTaxes[place];
    if (!tax) throw new Error("a line without its tax");
    return { name, hsnCode, unit: "PAC" as const, quantity, ...tax };
  });
  return {
    kind: "invoice",
    number: `KLN/${index + 1}`,
    serial: index + 1,
    issuedOn: toDay(sold.day),
    isCancelled: false,
    isInBooks: true,
    order: { number: `KLN-202611-${index}`, placedOn: "2026-10-31" },
    buyer: "Asha Rao",
    buyerGstin,
    regime: "gst",
    sellerState: SELLER,
    placeOfSupply,
    invoice: null,
    ims: null,
    lines,
    ...toHead(lines, priced.roundOffPaise),
  };
}

function toNote(invoice: RegisterDocument, back: number, index: number): RegisterDocument {
  const part = (amount: number) => Math.floor((amount * back) / 4);
  const lines = invoice.lines.map((each) => ({
    ...each,
    quantity: part(each.quantity),
    taxablePaise: part(each.taxablePaise),
    cgstPaise: part(each.cgstPaise),
    sgstPaise: part(each.sgstPaise),
    igstPaise: part(each.igstPaise),
  }));
  return {
    ...invoice,
    kind: "credit_note",
    number: `C/KLN/${index + 1}`,
    serial: index + 1,
    invoice: invoice,
    lines,
    ...toHead(lines, 0),
  };
}

function toHead(lines: readonly RegisterLine[], roundOffPaise: number) {
  const sum = (of: (each: RegisterLine) => number) =>
    lines.reduce((all, each) => all + of(each), 0);
  const taxablePaise = sum((each) => each.taxablePaise);
  const cgstPaise = sum((each) => each.cgstPaise);
  const sgstPaise = sum((each) => each.sgstPaise);
  const igstPaise = sum((each) => each.igstPaise);
  const taxPaise = cgstPaise + sgstPaise + igstPaise;
  const totalPaise = taxablePaise + taxPaise + roundOffPaise;
  const taxes = { cgstPaise, sgstPaise, igstPaise, taxPaise };
  return { taxablePaise, untaxedPaise: 0, ...taxes, roundOffPaise, totalPaise };
}

const toDay = (day: number) => `2026-11-${String(day).padStart(2, "0")}`;
