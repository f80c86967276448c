import { dateName } from "@/lib/base/dates";
import { toPaise, toRupees } from "@/lib/pricing/money";
import { pinProblem } from "@/lib/shop/delivery/pin-problem";
import { UNREGISTERED } from "@/lib/shop/gst/gstin-field";
import { PORTAL } from "@/lib/shop/gst/portal-limits";
import { getStateName, stateWithCode } from "@/lib/shop/gst/states";
import { sumBy } from "../figures";
import { legalLimit } from "../gst-returns/dated-limits";
import type { StoredDocument } from "../stored-document";
import { findProblems, requireNone, type Problems } from "./check-file";
import {
  findConsignee,
  portalDate,
  portalText,
  postalAddress,
  sellerAddress,
  type PortalAddress,
} from "./portal-address";
import { portalItem, type PortalItem } from "./portal-items";

/**
 * The e-invoice of an issued document: form GST INV-01, version 1.1, with the portal's names (einvoice.schema.json).
 * Built only from the stored content.
 */
export type EInvoice = ReturnType<typeof toEInvoice>;

/** @throws AppError missing_fields, naming each member that the portal would refuse */
export function buildEInvoice(document: StoredDocument): EInvoice {
  const file = toFile(document);
  requireNone(einvoiceProblems(document, file));
  return file;
}

/** Placeholder for fields that only an issued document has. */
export const PREVIEW = { id: "", kind: "invoice", number: "1" } as const;

/** Problems that the portal would refuse the e-invoice of a document for. */
export const einvoiceProblems = (document: StoredDocument, file = toFile(document)): Problems =>
  findProblems("einvoice", file, furtherProblems(document, file));

/** Omits members without a value, as in the file. */
const toFile = (document: StoredDocument) =>
  JSON.parse(JSON.stringify(toEInvoice(document))) as EInvoice;

function toEInvoice({ kind, number, issuedOn, content }: StoredDocument) {
  const { seller, buyer, placeOfSupply, corrects, totals, lines } = content;
  return {
    Version: "1.1",
    TranDtls: { TaxSch: "GST", SupTyp: "B2B", RegRev: "N", IgstOnIntra: "N" },
    DocDtls: { Typ: kind === "invoice" ? "INV" : "CRN", No: number, Dt: portalDate(issuedOn) },
    SellerDtls: {
      Gstin: seller.gstin ?? undefined,
      LglNm: portalText(seller.name, PORTAL.name.most),
      TrdNm: portalText(seller.tradeName, PORTAL.name.most),
      ...toAddress(sellerAddress(seller)),
      ...toContact(seller),
    },
    BuyerDtls: {
      Gstin: buyer.gstin ?? undefined,
      LglNm: portalText(buyer.company ?? buyer.name, PORTAL.name.most),
      Pos: placeOfSupply?.code,
      ...toAddress(postalAddress(buyer.address)),
      ...toContact(buyer),
    },
    ShipDtls: findConsignee(content) === undefined ? undefined : toShipTo(content),
    ItemList: lines.map((line, index) => toItem(portalItem(line), index + 1)),
    ValDtls: {
      AssVal: toRupees(totals.taxablePaise),
      CgstVal: toRupees(sumBy(lines, ({ cgstPaise }) => cgstPaise)),
      SgstVal: toRupees(sumBy(lines, ({ sgstPaise }) => sgstPaise)),
      IgstVal: toRupees(sumBy(lines, ({ igstPaise }) => igstPaise)),
      CesVal: 0,
      RndOffAmt: toRupees(totals.roundOffPaise),
      TotInvVal: toRupees(totals.totalPaise),
    },
    RefDtls: corrects
      ? {
          PrecDocDtls: [{ InvNo: corrects.number, InvDt: portalDate(new Date(corrects.issuedOn)) }],
        }
      : undefined,
  };
}

const toAddress = ({ line1, line2, place, pin, stateCode }: PortalAddress) => ({
  Addr1: line1,
  Addr2: line2,
  Loc: place,
  Pin: pin,
  Stcd: stateCode,
});

/** Both are optional: omits values that the portal would refuse. */
function toContact({ phone, email }: { phone: string | null; email: string | null }) {
  const digits = phone?.replace(/\D/g, "") ?? "";
  const isEmail =
    email !== null && email.length <= PORTAL.name.most && /^[\w+.-]+@[a-z\d.-]+$/i.test(email);
  return {
    Ph: /^\d{6,12}$/.test(digits) ? digits : undefined,
    Em: isEmail ? email : undefined,
  };
}

function toShipTo(content: StoredDocument["content"]) {
  const { buyer, delivery } = content;
  const person = `${delivery.firstName} ${delivery.lastName}`;
  return {
    Gstin: findConsignee(content) ?? undefined,
    LglNm: portalText(buyer.company ?? person, PORTAL.name.most),
    ...toAddress(postalAddress(delivery)),
  };
}

function toItem(item: PortalItem, serial: number) {
  return {
    SlNo: String(serial),
    PrdDesc: portalText(item.description, 300),
    IsServc: item.isService ? "Y" : "N",
    HsnCd: item.hsnCode,
    Qty: item.quantity,
    Unit: item.unit,
    UnitPrice: item.unitPrice,
    TotAmt: item.total,
    Discount: item.discount,
    AssAmt: item.taxable,
    GstRt: item.rate,
    IgstAmt: item.igst,
    CgstAmt: item.cgst,
    SgstAmt: item.sgst,
    CesRt: 0,
    CesAmt: 0,
    TotItemVal: toRupees(toPaise(item.taxable + item.igst + item.cgst + item.sgst)),
  };
}

/** Portal rules across members: a GSTIN and a PIN code belong to their state, and the consignee is named. */
function furtherProblems({ issuedOn }: StoredDocument, file: EInvoice): Problems {
  const problems: Problems = {};
  for (const name of ["SellerDtls", "BuyerDtls", "ShipDtls"] as const) {
    const { Gstin = UNREGISTERED, Stcd = "", Pin } = file[name] ?? {};
    if (Gstin !== UNREGISTERED && Stcd && !Gstin.startsWith(Stcd)) {
      problems[`${name}.Stcd`] =
        `The GSTIN ${Gstin} is of ${stateWithCode(Gstin.slice(0, 2))}, and its address is in ${stateWithCode(Stcd)}.`;
    }
    const misplaced = pinProblem({ zipCode: String(Pin ?? ""), state: getStateName(Stcd) ?? "" });
    if (misplaced) problems[`${name}.Pin`] = misplaced;
  }
  if (file.BuyerDtls.Gstin !== undefined && file.BuyerDtls.Gstin === file.SellerDtls.Gstin) {
    problems["BuyerDtls.Gstin"] = "The buyer's GSTIN is the shop's own.";
  }
  const isNamed = !file.ShipDtls || file.ShipDtls.Gstin !== undefined;
  if (!isNamed && mustNameConsignee(issuedOn)) {
    problems["ShipDtls.Gstin"] = CONSIGNEE_NEEDED;
  }
  return problems;
}

export const mustNameConsignee = (issuedOn: Date) =>
  Number.isFinite(legalLimit("consigneeNamed", dateName(issuedOn)));

export const CONSIGNEE_NEEDED =
  "The goods go to another address than the bill. Say below whose GSTIN is there: the buyer's own, another, or URP for nobody registered.";
