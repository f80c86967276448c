import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exampleOrder } from "@/e2e/steps/example-order";
import { exampleCreditNote, exampleInvoice } from "@/e2e/steps/example-documents";
import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { RECORDED_MEANS } from "@/lib/payments/kinds";
import { GATEWAY_METHODS } from "@/lib/shop/payment-methods/methods";
import { DEFAULT_LEDGERS, ledgersFrom, type TallyLedgers } from "@/lib/shop/settings/tally-ledgers";
import type { PrintedDocument } from "@/lib/documents/pdf/document-text";
import type { StoredDocument } from "../../documents/stored-document";
import { moneyVoucher, documentVoucher, toParty, type MovedMoney, type Voucher } from "./vouchers";

const USUAL = ledgersFrom(DEFAULT_LEDGERS);

function stored({ kind, number, date, content }: PrintedDocument): StoredDocument {
  if (kind === "proforma") throw new Error("A proforma is no document of the books.");
  return { id: "document", kind, number, issuedOn: date, totalPaise: 0, content };
}

const toVoucher = (document: PrintedDocument, ledgers: TallyLedgers = USUAL) =>
  documentVoucher(stored(document), ledgers);

const booked = ({ entries }: Voucher) =>
  Object.fromEntries(entries.map(({ ledger, paise }) => [ledger, paise]));

const sumBy = ({ entries }: Voucher) => entries.reduce((sum, { paise }) => sum + paise, 0);

const orders = fc.record({
  lines: fc.integer({ min: 1, max: 6 }),
  to: fc.constantFrom("06", "29"),
  pricePaise: fc.integer({ min: 1, max: 5_000_000 }),
  promoPercent: fc.constantFrom(0, 7, 33, 100),
});

it("every document voucher sums to zero, its party's entry first", () => {
  fc.assert(
    fc.property(orders, fc.integer({ min: 1, max: 1000 }), (request, permille) => {
      const order = exampleOrder(request);
      const documents = [exampleInvoice(order)];
      const paise = Math.ceil((order.totals.totalPaise * permille) / 1000);
      if (paise > 0) documents.push(exampleCreditNote(order, { kind: "amount", paise }));
      for (const document of documents) {
        const voucher = toVoucher(document);
        expect(sumBy(voucher)).toBe(0);
        expect(voucher.entries[0]?.ledger).toBe(voucher.party.name);
        expect(Math.abs(voucher.entries[0]?.paise ?? 0)).toBe(document.content.totals.totalPaise);
      }
    }),
  );
});

const money = fc.record<MovedMoney>({
  id: fc.uuid(),
  isReceipt: fc.boolean(),
  amountPaise: fc.integer({ min: 1, max: 1e12 }),
  means: fc.constantFrom(...RECORDED_MEANS, ...GATEWAY_METHODS),
  reference: fc.constantFrom(null, "UTR 1"),
  tds: fc.constantFrom(null, "194Q, 2026-27 Q3"),
  reason: fc.constantFrom(null, "Came back"),
  day: fc.constant("2026-11-21"),
  orderNumber: fc.constant("KLN-261121-7K4Q9X"),
  customer: fc.constant({
    name: "Asha Rao",
    company: null,
    email: "asha@example.in",
    phone: null,
    gstin: null,
    address: POSTAL_ADDRESS,
  }),
});

it("every payment voucher sums to zero, with the party on the side of its kind", () => {
  fc.assert(
    fc.property(money, (moved) => {
      const voucher = moneyVoucher(moved, USUAL);
      expect(sumBy(voucher)).toBe(0);
      const byBank = moved.isReceipt ? "Receipt" : "Payment";
      expect(voucher.type).toBe(moved.means === "tds" ? "Journal" : byBank);
      expect(voucher.entries[0]).toEqual({
        ledger: "Asha Rao (asha@example.in)",
        paise: moved.isReceipt ? moved.amountPaise : -moved.amountPaise,
      });
    }),
  );
});

describe("an invoice", () => {
  const order = exampleOrder();
  const party = "Greenleaf Foods Private Limited (29AAGCB7383J1Z4)";

  it("debits its buyer with the total, and credits goods, shipping and taxes", () => {
    expect(booked(toVoucher(exampleInvoice(order)))).toEqual({
      [party]: -796_700,
      Sales: order.totals.subtotalPaise,
      "Discount Allowed": -order.totals.discountPaise,
      "Shipping Charges": order.totals.shippingPaise,
      IGST: order.totals.taxPaise,
      "Round Off": order.gst?.roundOffPaise,
    });
  });

  it("has a ledger per rate if the owner's names say so", () => {
    const names = "Sales = Sales {rate}%\nCGST = Output CGST {rate}%\nSGST = Output SGST {rate}%";
    const within = exampleInvoice(exampleOrder({ to: "06" }));
    expect(Object.keys(booked(toVoucher(within, ledgersFrom(names))))).toEqual([
      "Asha Verma (asha@greenleaf.example)".replace(
        "Asha Verma",
        "Greenleaf Foods Private Limited",
      ),
      ...["Sales 5%", "Discount Allowed", "Shipping Charges"],
      ...["Output CGST 2.5%", "Output SGST 2.5%", "Sales 18%"],
      ...["Output CGST 9%", "Output SGST 9%", "Round Off"],
    ]);
  });

  it("that does not add up is refused", () => {
    const document = exampleInvoice(order);
    const totals = { ...document.content.totals, roundOffPaise: 7 };
    expect(() => toVoucher({ ...document, content: { ...document.content, totals } })).toThrow(
      "is off by",
    );
  });
});

it("a credit note credits the buyer, and names the corrected invoice", () => {
  const note = toVoucher(exampleCreditNote(exampleOrder(), { kind: "all" }));
  expect(note.entries[0]?.paise).toBe(796_700);
  expect(note).toMatchObject({
    type: "Credit Note",
    narration:
      "Order KLN-261121-7K4Q9X; PO PO-2211; Invoice KLN/2627-00042: Two packs arrived torn",
  });
});

it("two customers with one name have two ledgers", () => {
  const asha = { name: "Asha Rao", company: null, gstin: null, address: POSTAL_ADDRESS };
  const [one, other] = ["+91 98765 43210", "+91 98765 43211"].map((phone) =>
    toParty({ ...asha, email: null, phone }),
  );
  expect(one?.name).not.toBe(other?.name);
});
