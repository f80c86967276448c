import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exampleOrder } from "@/e2e/steps/example-order";
import { exampleCreditNote, exampleInvoice, gstShop } from "@/e2e/steps/example-papers";
import { AppError } from "@/lib/base/errors";
import type { Order } from "@/lib/orders/order";
import type { DocumentContent } from "../content";
import type { Paper } from "../pdf/paper-text";
import type { StoredDocument } from "../stored-document";
import { buildEInvoice } from "./einvoice";
import { buildEWayBill } from "./ewaybill";
import { sellerAddress } from "./portal-address";

/** Three lines with HSN codes, billed in Karnataka. */
const order: Order = (() => {
  const made = exampleOrder();
  return { ...made, billing: { ...made.billing, consigneeGstin: "URP" } };
})();

function stored({ kind, number, date, content }: Paper): StoredDocument {
  if (kind === "proforma") throw new Error("A proforma is told to no portal.");
  const { totalPaise } = content.totals;
  return { id: "paper", kind, number, issuedOn: date, totalPaise, content };
}

const toInvoice = (of: Order, content: Partial<DocumentContent> = {}): StoredDocument => {
  const paper = stored(exampleInvoice(of));
  return { ...paper, content: { ...paper.content, ...content } };
};

function toFields(attempt: () => unknown): Record<string, string> {
  try {
    attempt();
  } catch (error) {
    if (error instanceof AppError && error.code === "missing_fields") {
      return error.details.fields ?? {};
    }
    throw error;
  }
  return {};
}

describe("an e-invoice", () => {
  it("says what the invoice says, in the portal's names", () => {
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

  it("has no consignee where the goods go to whom is billed", () => {
    const { address } = order.billing;
    if (!address) throw new Error("The example has a billing address.");
    expect(buildEInvoice(toInvoice({ ...order, shipTo: address }))).not.toHaveProperty("ShipDtls");
  });

  it("of a credit note names the invoice that it corrects", () => {
    const note = stored(exampleCreditNote(order, { kind: "amount", paise: 10_000 }));
    expect(buildEInvoice(note)).toMatchObject({
      DocDtls: { Typ: "CRN", No: "KLN/2627C00007" },
      RefDtls: { PrecDocDtls: [{ InvNo: "KLN/2627-00042", InvDt: "22/11/2026" }] },
      ItemList: expect.arrayContaining([
        expect.objectContaining({ Qty: 1, Unit: "OTH" }),
      ]) as unknown,
    });
  });

  it("adds up as the portal checks it, whatever was bought", () => {
    const wish = fc.record({
      lines: fc.integer({ min: 1, max: 3 }),
      to: fc.constant("29"),
      pricePaise: fc.integer({ min: 1, max: 5_000_000 }),
      promoPercent: fc.constantFrom(0, 7, 33),
    });
    fc.assert(
      fc.property(wish, (wanted) => {
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

  it("counts what is priced by the thousand in thousands", () => {
    const paper = toInvoice(order);
    const [first] = paper.content.lines;
    if (!first) throw new Error("The example has lines.");
    const label = { ...first, unit: "PCS", basis: 1000, packs: 4870 } as const;
    const { ItemList } = buildEInvoice({
      ...paper,
      content: { ...paper.content, lines: [label] },
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
  ])("without %s is refused by that name", (_, content, field) => {
    const fields = toFields(() => buildEInvoice(toInvoice(order, content)));
    expect(Object.keys(fields)).toContain(field);
    expect(fields[field]).toMatch(/^[A-Z].+\.$/);
  });

  it("asks for no consignee before 1 August 2026", () => {
    const paper = toInvoice(order, { consigneeGstin: null });
    const early = { ...paper, issuedOn: new Date("2026-07-31") };
    expect(buildEInvoice(early).ShipDtls).not.toHaveProperty("Gstin");
  });

  it("of the flat tax is refused, because it has no GSTIN", () => {
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
  it("says what the invoice says and how the goods travel", () => {
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

  it("is refused by the name of what is wrong", () => {
    const paper = toInvoice(order, { consigneeGstin: null });
    const fields = toFields(() => buildEWayBill(paper, { vehicle: "A1" }, TODAY));
    expect(Object.keys(fields).sort()).toEqual(["shipToGstin", "vehicleNo"]);
  });

  it("is refused once the invoice is older than 180 days", () => {
    expect(toFields(() => buildEWayBill(toInvoice(order), {}, "2027-05-21"))).toEqual({});
    const late = toFields(() => buildEWayBill(toInvoice(order), {}, "2027-05-22"));
    expect(Object.keys(late)).toEqual(["docDate"]);
  });
});

describe("the shop's address", () => {
  const { seller } = toInvoice(order).content;

  it.each([
    ["Plot 14, Udyog Vihar Phase IV, Gurugram, Haryana 122015", "Gurugram", 122015],
    ["Plot 14, Gurugram - 122 015, Haryana, India", "Gurugram", 122015],
    ["Plot 14, Gurugram", "Gurugram", undefined],
  ])("of an older document, %s, has city and PIN code", (address, place, pin) => {
    const found = sellerAddress({ ...seller, address, city: null, pin: null });
    expect(found).toMatchObject({ place, stateCode: "06" });
    expect(found.pin).toBe(pin);
  });

  it("has those of the settings, and does not repeat them", () => {
    const address = "Shop 2, Sector 4, IMT Manesar, Haryana 122050";
    expect(sellerAddress({ ...seller, address, city: "Manesar", pin: "122051" })).toMatchObject({
      line1: "Shop 2, Sector 4, IMT Manesar",
      place: "Manesar",
      pin: 122051,
    });
  });
});

/** Where goods and bill go to two addresses. */
function twoAddresses(buyer: { gstin: string | null; to?: string }, consignee: string | null) {
  const { content } = toInvoice(order);
  const { gstin, to = "Haryana" } = buyer;
  const place = { city: "Gurugram", state: "Haryana", zipCode: "122001" };
  const elsewhere =
    to === "Haryana" ? { ...place, city: "Manesar", zipCode: "122050" } : { state: to };
  return toInvoice(order, {
    buyer: { ...content.buyer, gstin, address: { ...content.buyer.address, ...place } },
    delivery: { ...content.delivery, city: "Bengaluru", zipCode: "560001", ...elsewhere },
    consigneeGstin: consignee,
    placeOfSupply: to === "Haryana" ? { code: "06", name: to } : { code: "29", name: to },
  });
}

describe("goods and bill at two addresses", () => {
  const GSTIN = "06AAACR1234K1ZM";
  const readBill = (paper: StoredDocument) => buildEWayBill(paper, {}, TODAY).billLists[0];

  it("of one GSTIN are a regular supply, without a second GSTIN", () => {
    const paper = twoAddresses({ gstin: GSTIN }, GSTIN);
    const bill = readBill(paper);
    expect(bill).toMatchObject({
      transType: 1,
      toGstin: GSTIN,
      toPlace: "Manesar",
      toPincode: 122050,
      toStateCode: 6,
      actualToStateCode: 6,
    });
    expect(bill).not.toHaveProperty("shipToGstin");
    expect(buildEInvoice(paper)).not.toHaveProperty("ShipDtls");
  });

  it.each(["URP", null])("of an unregistered buyer are taxed where the goods go (%s)", (said) => {
    const bill = readBill(twoAddresses({ gstin: null, to: "Karnataka" }, said));
    expect(bill).toMatchObject({
      transType: 1,
      toGstin: "URP",
      toStateCode: 29,
      actualToStateCode: 29,
    });
    expect(bill).not.toHaveProperty("shipToGstin");
  });

  it.each(["URP", "29AAGCB7383J1Z4"])("of two people name the second (%s)", (consignee) => {
    const paper = twoAddresses({ gstin: GSTIN, to: "Karnataka" }, consignee);
    expect(readBill(paper)).toMatchObject({ transType: 2, shipToGstin: consignee });
    expect(buildEInvoice(paper).ShipDtls).toMatchObject({ Gstin: consignee, Stcd: "29" });
  });

  it("wait for a consignee of whom nobody has said whether it is the buyer", () => {
    const paper = twoAddresses({ gstin: GSTIN }, null);
    expect(toFields(() => buildEInvoice(paper))).toHaveProperty(["ShipDtls.Gstin"]);
    expect(toFields(() => readBill(paper))).toHaveProperty("shipToGstin");
  });
});

describe("seller and buyer with one PIN code", () => {
  const { content } = toInvoice(order);
  const address = { ...content.buyer.address, state: "Haryana", zipCode: "122015" };
  const paper = toInvoice(order, {
    buyer: { ...content.buyer, gstin: "06AAACR1234K1ZM", address },
    delivery: address,
    consigneeGstin: null,
  });
  const distanceTo = (distance?: number) =>
    toFields(() => buildEWayBill(paper, distance === undefined ? {} : { distance }, TODAY));

  it.each([undefined, 0, 101])("are asked for 1 to 100 km instead of %s", (distance) => {
    expect(distanceTo(distance).transDistance).toMatch(/from 1 to 100 km/);
  });

  it.each([1, 100])("have %s km between them", (distance) => {
    expect(distanceTo(distance)).toEqual({});
  });
});

it("a file names a PIN code of another state, and the shop's GSTIN as the buyer's", () => {
  const { content } = toInvoice(order);
  const wrong = toInvoice(order, {
    buyer: { ...content.buyer, gstin: "06AAPFU0939F1ZZ" },
    delivery: { ...content.delivery, zipCode: "122001" },
  });
  expect(toFields(() => buildEInvoice(wrong))).toMatchObject({
    "BuyerDtls.Gstin": "The buyer's GSTIN is the shop's own.",
    "ShipDtls.Pin": "PIN code 122001 is in Haryana, not in Karnataka. Please check both.",
  });
  expect(toFields(() => buildEWayBill(wrong, {}, TODAY))).toHaveProperty("toPincode");
});

describe("a long address", () => {
  const readLines = (address: string) => {
    const { content } = toInvoice(order);
    const buyer = { ...content.buyer, address: { ...content.buyer.address, address } };
    const { BuyerDtls } = buildEInvoice(toInvoice(order, { buyer }));
    return [BuyerDtls.Addr1 ?? "", BuyerDtls.Addr2 ?? ""];
  };

  it("keeps an emoji at the 100th character whole", () => {
    const [first, second] = readLines(`${"x".repeat(99)}🏭 Gate 4, Sector 18, Udyog Vihar`);
    expect(first).toBe("x".repeat(99));
    expect(second).toMatch(/^🏭 Gate 4/);
  });

  it("is parted between words, and loses none of its last ones", () => {
    const [first = "", second = ""] = readLines(`${"Sector 18 ".repeat(10)}B`);
    expect(`${first} ${second}`).toContain("Sector 18 Sector 18 B");
    expect(second.length).toBeGreaterThanOrEqual(3);
    expect(first.length).toBeLessThanOrEqual(100);
  });
});
