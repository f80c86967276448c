import { companyInputSchema } from "../add/schemas";
import { has, textIn, type CompanyRows } from "./company-rows";
import { splitName } from "./split-name";

const PLACE = [
  "label",
  "contact",
  "phone",
  "address",
  "apartment",
  "city",
  "state",
  "zipCode",
] as const;

/** GSTINs with their addresses, and all addresses. */
export function readAddresses({ rows, places }: CompanyRows, name: string) {
  const gstins: unknown[] = [];
  const addresses: unknown[] = [];
  for (const row of rows) {
    if (!has(row, "gstin", ...PLACE)) continue;
    const isAddressed = has(row, "address", "apartment", "city", "zipCode");
    if (!isAddressed && !has(row, "gstin")) continue;
    const { contact, phone, label, ...place } = Object.fromEntries(
      PLACE.map((column) => [column, textIn(row, column)]),
    ) as Record<(typeof PLACE)[number], string>;
    const address = { ...splitName(contact, name), ...place };
    if (has(row, "gstin")) {
      gstins.push({ gstin: textIn(row, "gstin"), billingAddress: address });
      places.gstins.push({ row: row.row, column: "gstin" });
      // One mistake of an address is named once.
      if (!companyInputSchema.shape.gstins.safeParse([gstins.at(-1)]).success) continue;
    }
    addresses.push({ ...address, label: label || null, phone });
    places.addresses.push({ row: row.row, column: "address" });
  }
  return { gstins, addresses };
}
