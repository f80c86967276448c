import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exampleOrder } from "@/e2e/steps/example-order";
import { exampleCreditNote, exampleInvoice, gstShop } from "@/e2e/steps/example-documents";
import {
  portalOrder as order,
  stored,
  toFields,
  toInvoice,
} from "@/e2e/support/stand-ins/portal-documents";
import type { DocumentContent } from "../content";
import { buildEInvoice } from "./einvoice";
import { buildEWayBill } from "./ewaybill";

describe("an e-invoice", () => {
  it("has the invoice's content under the portal's names", () => {
    const file = buildEInvoice(toInvoice(order));
    expect(file).toMatchObject({
      Version: "1.1",
      DocDtls: { Typ: "INV", No: "KLN/2627-00042", Dt: "22/11/2026" },
      SellerDtls: {
        Gstin: "06AAPFU0939F1ZZ",
        LglNm: "KLN Packaging Private Limited",
        Addr1: "Plot 14, Udyog Vihar Phase IV",
        Loc: "Gurugram",
        Pin: 122015,
        Stcd: "06",
      },
      BuyerDtls: {
        Gstin: "29AAGCB7383J1Z4",
        LglNm: "Greenleaf Foods Private Limited",
        Pos: "29",
        Addr1: "12 MG Road",
        Pin: 560025,
        Stcd: "29",
        Ph: "919876543210",
      },
      ShipDtls: { Gstin: "URP", Addr1: "48 Residency Road", Stcd: "29" },
      ValDtls: { AssVal: 6878.36, IgstVal: 1089.13, RndOffAmt: -0.49, TotInvVal: 7967 },
    });
    expect(file.ItemList[1]).toMatchObject({
      SlNo: "2",
      HsnCd: "48193000",
      Qty: 2,
      Unit: "PAC",
      GstRt: 18,
      AssAmt: 2292.56,
      IgstAmt: 412.66,
      TotItemVal: 2705.22,
    });
  });

  it("has no consignee when the goods go to the billed party", () => {
    const { address } = order.billing;
    if (!address) throw new Error("The example has a billing address.");
    expect(buildEInvoice(toInvoice({ ...order, shipTo: address }))).not.toHaveProperty("ShipDtls");
  });

  it("of a credit note names the corrected invoice", () => {
    const note = stored(exampleCreditNote(order, { kind: "amount", paise: 10_000 }));
    expect(buildEInvoice(note)).toMatchObject({
      DocDtls: { Typ: "CRN", No: "KLN/2627C00007" },
      RefDtls: { PrecDocDtls: [{ InvNo: "KLN/2627-00042", InvDt: "22/11/2026" }] },
      ItemList: expect.arrayContaining([
        expect.objectContaining({ Qty: 1, Unit: "OTH" }),
      ]) as unknown,
    });
  });

  it("adds up by the portal's checks, for any goods", () => {
    const request = fc.record({
      lines: fc.integer({ min: 1, max: 3 }),
      to: fc.constant("29"),
      pricePaise: fc.integer({ min: 1, max: 5_000_000 }),
      promoPercent: fc.constantFrom(0, 7, 33),
    });
    fc.assert(
      fc.property(request, (wanted) => {
        const made = exampleOrder(wanted);
        const billing = { ...made.billing, consigneeGstin: "URP" };
        const { ItemList, ValDtls } = buildEInvoice(toInvoice({ ...made, billing }));
        const paise = (amount: number) => Math.round(amount * 100);
        const sum = (of: (item: (typeof ItemList)[number]) => number) =>
          ItemList.reduce((total, item) => total + paise(of(item)), 0);
        for (const item of ItemList) {
          expect(paise(item.AssAmt)).toBe(paise(item.TotAmt) - paise(item.Discount));
          expect(Math.abs(item.UnitPrice * item.Qty - item.TotAmt)).toBeLessThan(1);
        }
        expect(sum((item) => item.AssAmt)).toBe(paise(ValDtls.AssVal));
        expect(sum((item) => item.TotItemVal) + paise(ValDtls.RndOffAmt)).toBe(
          paise(ValDtls.TotInvVal),
        );
      }),
    );
  });

  it("counts goods priced by the thousand in thousands", () => {
    const document = toInvoice(order);
    const [first] = document.content.lines;
    if (!first) throw new Error("The example has lines.");
    const label = { ...first, unit: "PCS", basis: 1000, packs: 4870 } as const;
    const { ItemList } = buildEInvoice({
      ...document,
      content: { ...document.content, lines: [label] },
    });
    expect(ItemList[0]).toMatchObject({ Qty: 4.87, Unit: "THD" });
  });

  it.each<[string, Partial<DocumentContent>, string]>([
    [
      "the buyer's GSTIN",
      { buyer: { ...toInvoice(order).content.buyer, gstin: null } },
      "BuyerDtls.Gstin",
    ],
    [
      "the shop's PIN code",
      { seller: { ...toInvoice(order).content.seller, address: "Plot 14, Gurugram", pin: null } },
      "SellerDtls.Pin",
    ],
    [
      "an HSN code",
      { lines: toInvoice(order).content.lines.map((line) => ({ ...line, hsnCode: null })) },
      "ItemList.0.HsnCd",
    ],
    ["the consignee", { consigneeGstin: null }, "ShipDtls.Gstin"],
    ["a consignee of this state", { consigneeGstin: "06AAPFU0939F1ZZ" }, "ShipDtls.Stcd"],
  ])("without %s is refused with that name", (_, content, field) => {
    const fields = toFields(() => buildEInvoice(toInvoice(order, content)));
    expect(Object.keys(fields)).toContain(field);
    expect(fields[field]).toMatch(/^[A-Z].+\.$/);
  });

  it("needs no consignee before 1 August 2026", () => {
    const document = toInvoice(order, { consigneeGstin: null });
    const early = { ...document, issuedOn: new Date("2026-07-31") };
    expect(buildEInvoice(early).ShipDtls).not.toHaveProperty("Gstin");
  });

  it("under the flat tax is refused, because it has no GSTIN", () => {
    const flat = {
      ...order,
      gst: null,
      lines: order.lines.map((line) => ({ ...line, tax: null })),
    };
    const fields = toFields(() => buildEInvoice(stored(exampleInvoice(flat, gstShop))));
    expect(Object.keys(fields)).toEqual(
      expect.arrayContaining(["SellerDtls.Gstin", "BuyerDtls.Pos"]),
    );
  });
});

/** The day of the example. */
const TODAY = "2026-11-22";

describe("an e-way bill", () => {
  it("has the invoice's content and the transport details", () => {
    const transport = { vehicle: "HR26AB1234", distance: 2150 };
    const { billLists } = buildEWayBill(toInvoice(order), transport, TODAY);
    expect(billLists).toMatchObject([
      {
        docNo: "KLN/2627-00042",
        docDate: "22/11/2026",
        transType: 2,
        fromGstin: "06AAPFU0939F1ZZ",
        fromPincode: 122015,
        fromStateCode: 6,
        toGstin: "29AAGCB7383J1Z4",
        toAddr1: "48 Residency Road",
        toPincode: 560025,
        actualToStateCode: 29,
        shipToGstin: "URP",
        totalValue: 6878.36,
        igstValue: 1089.13,
        OthValue: -0.49,
        totInvValue: 7967,
        transMode: 1,
        transDistance: 2150,
        vehicleNo: "HR26AB1234",
      },
    ]);
    expect(billLists[0]?.itemList[0]).toMatchObject({
      hsnCode: 48191010,
      igstRate: 5,
      qtyUnit: "PAC",
    });
  });

  it("has only its part A without a vehicle, and URP for an unregistered buyer", () => {
    const within = exampleOrder({ to: "06" });
    const [bill] = buildEWayBill(toInvoice(within), {}, TODAY).billLists;
    expect(bill).toMatchObject({ toGstin: "URP", transType: 1, transDistance: 0 });
    expect(bill).not.toHaveProperty("transMode");
    expect(bill?.itemList[1]).toMatchObject({ cgstRate: 9, sgstRate: 9, igstRate: 0 });
  });

  it("is refused with the name of the wrong member", () => {
    const document = toInvoice(order, { consigneeGstin: null });
    const fields = toFields(() => buildEWayBill(document, { vehicle: "A1" }, TODAY));
    expect(Object.keys(fields).sort()).toEqual(["shipToGstin", "vehicleNo"]);
  });

  it("is refused once the invoice is older than 180 days", () => {
    expect(toFields(() => buildEWayBill(toInvoice(order), {}, "2027-05-21"))).toEqual({});
    const late = toFields(() => buildEWayBill(toInvoice(order), {}, "2027-05-22"));
    expect(Object.keys(late)).toEqual(["docDate"]);
  });
});
