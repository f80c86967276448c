import { Ajv, type ErrorObject } from "ajv";
import { AppError } from "@/lib/base/errors";
import einvoiceSchema from "./einvoice.schema.json" with { type: "json" };
import ewaybillSchema from "./ewaybill.schema.json" with { type: "json" };

/** Problems of a portal file: messages by the member's path, such as `BuyerDtls.Gstin`. */
export type Problems = Record<string, string>;

const SCHEMAS = { einvoice: einvoiceSchema, ewaybill: ewaybillSchema };

/** Compiles a schema on its first use. */
const ajv = new Ajv({ allErrors: true, schemas: SCHEMAS });

const NO_SELLER = "The invoice has no GSTIN of the shop: it was not issued under GST.";
const SELLER_PIN = "The shop's address on the invoice has no PIN code. Enter it under Tax.";
const SELLER_CITY = "The shop's address on the invoice has no city of at least 3 letters.";
const SHORT_NAME = "The name of the buyer has fewer than 3 characters.";
const NO_HSN = "The line has no HSN code of 4, 6 or 8 digits.";
const TO_STATE = "The state of the shipping address is not one of India's.";
const TO_PIN = "The shipping address has no PIN code of 6 digits.";

/** Remedies for missing or wrong members, by the end of their path. */
const REMEDIES: Problems = {
  "SellerDtls.Gstin": NO_SELLER,
  "SellerDtls.LglNm": "The shop's legal name has fewer than 3 characters.",
  "SellerDtls.TrdNm": "The shop's trade name has fewer than 3 characters.",
  "SellerDtls.Addr1": "The shop's address on the invoice is empty.",
  "SellerDtls.Loc": SELLER_CITY,
  "SellerDtls.Pin": SELLER_PIN,
  "BuyerDtls.Gstin": "The buyer has no GSTIN. E-invoices are for registered buyers.",
  "BuyerDtls.LglNm": SHORT_NAME,
  "BuyerDtls.Loc": "The city of the billing address has fewer than 3 letters.",
  "BuyerDtls.Pin": "The billing address has no PIN code of 6 digits.",
  "BuyerDtls.Stcd": "The state of the billing address is not one of India's.",
  "BuyerDtls.Pos": "The invoice has no place of supply: it was not issued under GST.",
  "ShipDtls.LglNm": SHORT_NAME,
  "ShipDtls.Loc": "The city of the shipping address has fewer than 3 letters.",
  "ShipDtls.Pin": TO_PIN,
  "ShipDtls.Stcd": TO_STATE,
  PrdDesc: "The name of the product has fewer than 3 characters.",
  HsnCd: NO_HSN,
  "DocDtls.No": "The number begins with 0, or has more than 16 characters. Change the prefix.",
  userGstin: NO_SELLER,
  fromGstin: NO_SELLER,
  fromPlace: SELLER_CITY,
  fromPincode: SELLER_PIN,
  toPincode: TO_PIN,
  toStateCode: TO_STATE,
  actualToStateCode: TO_STATE,
  hsnCode: NO_HSN,
  mainHsnCode: NO_HSN,
  vehicleNo: "Enter the vehicle as on its plate, such as HR26AB1234.",
  transporterId: "Enter the transporter's GSTIN or TRANSIN, of 15 characters.",
};

/** Problems that the portal would refuse a file for, by its schema and by rules beyond it; empty for none. */
export function findProblems(
  schema: keyof typeof SCHEMAS,
  file: unknown,
  further: Problems,
): Problems {
  const found = ajv.validate(schema, file) ? [] : (ajv.errors ?? []).map(getProblem);
  return { ...further, ...Object.fromEntries(found) };
}

/** @throws AppError missing_fields, with each missing or wrong member */
export function requireNone(fields: Problems): void {
  if (Object.keys(fields).length === 0) return;
  const message = `The portal would refuse this file. ${inWords(fields)}`;
  throw new AppError("missing_fields", message, { fields });
}

export function inWords(problems: Problems): string {
  const words = [...new Set(Object.values(problems))];
  const more = words.length > SHOWN ? ` And ${words.length - SHOWN} more.` : "";
  return `${words.slice(0, SHOWN).join(" ")}${more}`;
}

const SHOWN = 3;

function getProblem(error: ErrorObject): [path: string, text: string] {
  const missing = error.keyword === "required" ? `/${String(error.params.missingProperty)}` : "";
  const path = `${error.instancePath}${missing}`
    .slice(1)
    .replaceAll("/", ".")
    .replace(/^billLists\.0\./, "");
  const remedy = Object.entries(REMEDIES).find(([end]) => `.${path}`.endsWith(`.${end}`))?.[1];
  const fault = missing ? "is missing" : (error.message ?? "is wrong");
  return [path, remedy ?? `${path} ${fault}.`];
}
