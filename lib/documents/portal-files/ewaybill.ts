import { dateName, longDate } from "@/lib/base/dates";
import { toRupees } from "@/lib/pricing/money";
import { pinProblem } from "@/lib/shop/delivery/pin-problem";
import { UNREGISTERED } from "@/lib/shop/gst/gstin-field";
import { PORTAL } from "@/lib/shop/gst/portal-limits";
import { getStateName } from "@/lib/shop/gst/states";
import { sumBy } from "../figures";
import { eWayBillLapsesOn } from "../gst-returns/dated-limits";
import type { StoredDocument } from "../stored-document";
import { findProblems, requireNone, type Problems } from "./check-file";
import { CONSIGNEE_NEEDED, mustNameConsignee } from "./einvoice";
import {
  findConsignee,
  portalDate,
  portalText,
  postalAddress,
  sellerAddress,
} from "./portal-address";
import { portalItem, type PortalItem } from "./portal-items";
import type { Transport } from "./schemas";

const VERSION = "1.0.0621";

/** The portal's codes of the modes of transport. */
const MODES: Record<NonNullable<Transport["mode"]>, number> = { road: 1, rail: 2, air: 3, ship: 4 };

/**
 * The e-way bill of an issued invoice, in the portal's bulk format (ewaybill.schema.json). Built from the stored
 * content and the transport details. Without a vehicle only its part A is filled.
 */
export type EWayBill = ReturnType<typeof toEWayBill>;

/**
 * @param today the day in India
 * @throws AppError missing_fields, naming each member that the portal would refuse
 */
export function buildEWayBill(
  document: StoredDocument,
  transport: Transport,
  today: string,
): EWayBill {
  const file = toFile(document, transport);
  requireNone(toProblems(document, file, today));
  return file;
}

/**
 * The e-way bills of several invoices in one file.
 * @throws AppError missing_fields, naming each member that the portal would refuse after the invoice's number
 */
export function buildEWayBills(
  bills: readonly { document: StoredDocument; transport: Transport }[],
  today: string,
): EWayBill {
  const files = bills.map(({ document, transport }) => ({
    document,
    file: toFile(document, transport),
  }));
  const problems = files.flatMap(({ document, file }) =>
    Object.entries(toProblems(document, file, today)).map(([member, words]) => [
      `${document.number} ${member}`,
      `${document.number}: ${words}`,
    ]),
  );
  requireNone(Object.fromEntries(problems) as Problems);
  return { version: VERSION, billLists: files.flatMap(({ file }) => file.billLists) };
}

/** Problems that the portal would refuse the e-way bill of an invoice for. */
export const ewaybillProblems = (document: StoredDocument, transport: Transport, today: string) =>
  toProblems(document, toFile(document, transport), today);

const toProblems = (document: StoredDocument, file: EWayBill, today: string): Problems =>
  findProblems("ewaybill", file, furtherProblems(document, file, today));

/** Omits members without a value, as in the file. */
const toFile = (document: StoredDocument, transport: Transport) =>
  JSON.parse(JSON.stringify(toEWayBill(document, transport))) as EWayBill;

function toEWayBill(document: StoredDocument, transport: Transport) {
  const { number, issuedOn, content } = document;
  const { seller, totals, lines } = content;
  const items = lines.map(portalItem);
  const isInterState = seller.state?.code !== content.placeOfSupply?.code;
  const bill = {
    userGstin: seller.gstin ?? undefined,
    supplyType: "O",
    subSupplyType: 1,
    subSupplyDesc: "",
    docType: "INV",
    docNo: number,
    docDate: portalDate(issuedOn),
    ...toSender(content),
    ...toRecipient(content),
    totalValue: toRupees(totals.taxablePaise),
    cgstValue: toRupees(sumBy(lines, ({ cgstPaise }) => cgstPaise)),
    sgstValue: toRupees(sumBy(lines, ({ sgstPaise }) => sgstPaise)),
    igstValue: toRupees(sumBy(lines, ({ igstPaise }) => igstPaise)),
    cessValue: 0,
    TotNonAdvolVal: 0,
    OthValue: toRupees(totals.roundOffPaise),
    totInvValue: toRupees(totals.totalPaise),
    ...toTransport(transport),
    mainHsnCode: mainHsnCode(items),
    itemList: items.map((item, index) => toItem(item, index + 1, isInterState)),
  };
  return { version: VERSION, billLists: [bill] };
}

type Content = StoredDocument["content"];

const stateNumber = (code: string | undefined) => (code === undefined ? undefined : Number(code));

function toSender({ seller }: Content) {
  const { line1, line2, place, pin, stateCode } = sellerAddress(seller);
  return {
    fromGstin: seller.gstin ?? undefined,
    fromTrdName: portalText(seller.name, PORTAL.name.most),
    fromAddr1: line1,
    fromAddr2: line2,
    fromPlace: place,
    fromPincode: pin,
    fromStateCode: stateNumber(stateCode),
    actualFromStateCode: stateNumber(stateCode),
  };
}

/**
 * The buyer is the billed party; address, PIN code and actual state are the destination's. The state of the bill is the
 * place of supply, which for a buyer without a GSTIN is not that of the billing address.
 */
function toRecipient(content: Content) {
  const { buyer, delivery, placeOfSupply } = content;
  const { line1, line2, place, pin, stateCode } = postalAddress(delivery);
  const name = portalText(buyer.company ?? buyer.name, PORTAL.name.most);
  const consignee = findConsignee(content);
  return {
    transType: consignee === undefined ? 1 : 2,
    toGstin: buyer.gstin ?? UNREGISTERED,
    toTrdName: name,
    toAddr1: line1,
    toAddr2: line2,
    toPlace: place,
    toPincode: pin,
    toStateCode: stateNumber(placeOfSupply?.code),
    actualToStateCode: stateNumber(stateCode),
    ...(consignee === undefined
      ? {}
      : { shipToGstin: consignee ?? undefined, shipToTradeName: name }),
  };
}

/** Without a distance the portal computes it from the PIN codes. */
function toTransport({ mode, distance = 0, vehicle, transporterId, transporterName }: Transport) {
  const isKnown = mode !== undefined || vehicle !== undefined;
  return {
    transMode: isKnown ? MODES[mode ?? "road"] : undefined,
    transDistance: distance,
    transporterName: transporterName && portalText(transporterName, PORTAL.name.most),
    transporterId,
    vehicleNo: vehicle,
    vehicleType: vehicle && "R",
  };
}

const hsnNumber = (code: string | undefined) => (code === undefined ? undefined : Number(code));

/** HSN code of the item with the greatest value. */
const mainHsnCode = (items: readonly PortalItem[]) =>
  hsnNumber([...items].sort((a, b) => b.taxable - a.taxable).find((item) => item.hsnCode)?.hsnCode);

function toItem(item: PortalItem, itemNo: number, isInterState: boolean) {
  const { rate = 0 } = item;
  return {
    itemNo,
    productName: portalText(item.description, PORTAL.name.most),
    productDesc: portalText(item.description, PORTAL.name.most),
    hsnCode: hsnNumber(item.hsnCode),
    quantity: item.quantity,
    qtyUnit: item.unit,
    taxableAmount: item.taxable,
    sgstRate: isInterState ? 0 : rate / 2,
    cgstRate: isInterState ? 0 : rate / 2,
    igstRate: isInterState ? rate : 0,
    cessRate: 0,
    cessNonAdvol: 0,
  };
}

function furtherProblems({ issuedOn }: StoredDocument, file: EWayBill, today: string): Problems {
  const [bill] = file.billLists;
  const problems: Problems = bill ? routeProblems(bill) : {};
  const isNamed = bill?.transType !== 2 || bill.shipToGstin !== undefined;
  if (!isNamed && mustNameConsignee(issuedOn)) problems.shipToGstin = CONSIGNEE_NEEDED;
  const lapsesOn = eWayBillLapsesOn(dateName(issuedOn), today);
  if (lapsesOn !== null && lapsesOn <= today) {
    problems.docDate = `The portal takes an invoice of ${longDate(issuedOn)} no more: it is older than 180 days.`;
  }
  return problems;
}

/** The portal refuses a PIN code outside its state, and computes no distance within one PIN code. */
function routeProblems(bill: EWayBill["billLists"][number]): Problems {
  const problems: Problems = {};
  const ends = [
    ["fromPincode", bill.fromPincode, bill.actualFromStateCode],
    ["toPincode", bill.toPincode, bill.actualToStateCode],
  ] as const;
  for (const [name, pin = "", code = ""] of ends) {
    const state = getStateName(String(code).padStart(2, "0")) ?? "";
    const misplaced = pinProblem({ zipCode: String(pin), state });
    if (misplaced) problems[name] = misplaced;
  }
  const { least, most } = PORTAL.samePin;
  const isNear = bill.transDistance >= least && bill.transDistance <= most;
  if (bill.fromPincode !== undefined && bill.fromPincode === bill.toPincode && !isNear) {
    problems.transDistance = `Both ends have the PIN code ${bill.toPincode}. Enter the distance, from ${least} to ${most} km.`;
  }
  return problems;
}
