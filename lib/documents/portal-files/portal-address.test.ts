import { describe, expect, it } from "vitest";
import {
  portalOrder as order,
  toFields,
  toInvoice,
} from "@/e2e/support/stand-ins/portal-documents";
import type { StoredDocument } from "../stored-document";
import { buildEInvoice } from "./einvoice";
import { buildEWayBill } from "./ewaybill";
import { sellerAddress } from "./portal-address";

/** The day of the example. */
const TODAY = "2026-11-22";

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

  it("has those of the settings, without repeating them", () => {
    const address = "Shop 2, Sector 4, IMT Manesar, Haryana 122050";
    expect(sellerAddress({ ...seller, address, city: "Manesar", pin: "122051" })).toMatchObject({
      line1: "Shop 2, Sector 4, IMT Manesar",
      place: "Manesar",
      pin: 122051,
    });
  });
});

/** Different addresses for goods and bill. */
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

describe("separate addresses for goods and bill", () => {
  const GSTIN = "06AAACR1234K1ZM";
  const readBill = (document: StoredDocument) => buildEWayBill(document, {}, TODAY).billLists[0];

  it("with one GSTIN are a regular supply, without a second GSTIN", () => {
    const document = twoAddresses({ gstin: GSTIN }, GSTIN);
    const bill = readBill(document);
    expect(bill).toMatchObject({
      transType: 1,
      toGstin: GSTIN,
      toPlace: "Manesar",
      toPincode: 122050,
      toStateCode: 6,
      actualToStateCode: 6,
    });
    expect(bill).not.toHaveProperty("shipToGstin");
    expect(buildEInvoice(document)).not.toHaveProperty("ShipDtls");
  });

  it.each(["URP", null])("of an unregistered buyer are taxed at the destination (%s)", (said) => {
    const bill = readBill(twoAddresses({ gstin: null, to: "Karnataka" }, said));
    expect(bill).toMatchObject({
      transType: 1,
      toGstin: "URP",
      toStateCode: 29,
      actualToStateCode: 29,
    });
    expect(bill).not.toHaveProperty("shipToGstin");
  });

  it.each(["URP", "29AAGCB7383J1Z4"])("of two parties name the second (%s)", (consignee) => {
    const document = twoAddresses({ gstin: GSTIN, to: "Karnataka" }, consignee);
    expect(readBill(document)).toMatchObject({ transType: 2, shipToGstin: consignee });
    expect(buildEInvoice(document).ShipDtls).toMatchObject({ Gstin: consignee, Stcd: "29" });
  });

  it("need a consignee while it is unknown whether that is the buyer", () => {
    const document = twoAddresses({ gstin: GSTIN }, null);
    expect(toFields(() => buildEInvoice(document))).toHaveProperty(["ShipDtls.Gstin"]);
    expect(toFields(() => readBill(document))).toHaveProperty("shipToGstin");
  });
});

describe("seller and buyer with one PIN code", () => {
  const { content } = toInvoice(order);
  const address = { ...content.buyer.address, state: "Haryana", zipCode: "122015" };
  const document = toInvoice(order, {
    buyer: { ...content.buyer, gstin: "06AAACR1234K1ZM", address },
    delivery: address,
    consigneeGstin: null,
  });
  const distanceTo = (distance?: number) =>
    toFields(() => buildEWayBill(document, distance === undefined ? {} : { distance }, TODAY));

  it.each([undefined, 0, 101])("must enter 1 to 100 km instead of %s", (distance) => {
    expect(distanceTo(distance).transDistance).toMatch(/from 1 to 100 km/);
  });

  it.each([1, 100])("can enter %s km", (distance) => {
    expect(distanceTo(distance)).toEqual({});
  });
});

it("a file reports a PIN code of another state, and the shop's GSTIN as the buyer's", () => {
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

  it("is split between words without losing the last ones", () => {
    const [first = "", second = ""] = readLines(`${"Sector 18 ".repeat(10)}B`);
    expect(`${first} ${second}`).toContain("Sector 18 Sector 18 B");
    expect(second.length).toBeGreaterThanOrEqual(3);
    expect(first.length).toBeLessThanOrEqual(100);
  });
});
