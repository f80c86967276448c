import { Ajv, type ErrorObject } from "ajv";
import { AppError } from "@/lib/base/errors";
import einvoiceSchema from "./einvoice.schema.json" with { type: "json" };
import ewaybillSchema from "./ewaybill.schema.json" with { type: "json" };

/** What is wrong with a file for a portal: a text for people by the member's path, such as `BuyerDtls.Gstin`. */
export type Problems = Record<string, string>;

const ajv = new Ajv({ allErrors: true });
const validate = {
  einvoice: ajv.compile(einvoiceSchema),
  ewaybill: ajv.compile(ewaybillSchema),
};

/** What the owner has to do about members that are often missing, by the end of their path. */
const REMEDIES: Problems = {
  "SellerDtls.Gstin": "The invoice has no GSTIN of the shop: it was not issued under GST.",
  "SellerDtls.Pin": "The shop's address on the invoice has no PIN code. Enter it under Tax.",
  "BuyerDtls.Gstin": "The buyer has no GSTIN. E-invoices are for registered buyers.",
  "BuyerDtls.Stcd": "The state of the billing address is not one of India's.",
  HsnCd: "The line has no HSN code of 4, 6 or 8 digits.",
  fromGstin: "The invoice has no GSTIN of the shop: it was not issued under GST.",
  fromPincode: "The shop's address on the invoice has no PIN code. Enter it under Tax.",
  hsnCode: "The line has no HSN code of 4, 6 or 8 digits.",
  vehicleNo: "Enter the vehicle as on its plate, such as HR26AB1234.",
};

/**
 * Checks a file by the portal's schema, and by rules that no schema can express.
 * @throws AppError missing_fields, with each member that is missing or wrong
 */
export function requireValid(
  schema: keyof typeof validate,
  file: unknown,
  further: Problems,
): void {
  const check = validate[schema];
  const found = check(file) ? [] : (check.errors ?? []).map(getProblem);
  const fields = { ...further, ...Object.fromEntries(found) };
  const names = Object.keys(fields);
  if (names.length === 0) return;
  const shown = names.slice(0, SHOWN).map((name) => `${name}: ${fields[name]}`);
  const more = names.length > SHOWN ? ` And ${names.length - SHOWN} more.` : "";
  const message = `The portal would refuse this file. ${shown.join(" ")}${more}`;
  throw new AppError("missing_fields", message, { fields });
}

const SHOWN = 3;

function getProblem(error: ErrorObject): [path: string, text: string] {
  const missing = error.keyword === "required" ? `/${String(error.params.missingProperty)}` : "";
  const path = `${error.instancePath}${missing}`
    .slice(1)
    .replaceAll("/", ".")
    .replace(/^billLists\.0\./, "");
  const remedy = Object.entries(REMEDIES).find(([end]) => `.${path}`.endsWith(`.${end}`))?.[1];
  return [path, remedy ?? (missing ? "This is missing." : `This ${error.message ?? "is wrong"}.`)];
}
