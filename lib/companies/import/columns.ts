import { plainHeading } from "@/lib/base/tables/heading";

/** The columns of the companies file, in writing order. */

interface Column {
  /** Alternative headings, in lower-case letters and digits of any script. */
  names: readonly string[];
  help: string;
  example: string;
}

const column = (help: string, example: string, ...names: string[]): Column => ({
  help,
  example,
  names,
});

export const COMPANY_COLUMNS = {
  id: column("From an export; empty for a new company", ""),
  name: column(
    "The company; several rows of one name are one company",
    "Rao Foods",
    ...["company", "companyname", "party", "partyname", "customer", "customername", "particulars"],
    ...[
      "ledger",
      "ledgername",
      "nameofledger",
      "कंपनी",
      "कंपनीकानाम",
      "ग्राहक",
      "ग्राहककानाम",
      "पार्टी",
      "पार्टीकानाम",
    ],
  ),
  legalName: column(
    "As registered; empty: the name",
    "Rao Foods Private Limited",
    "tradename",
    "mailingname",
    "कानूनीनाम",
  ),
  gstin: column(
    "With the address of its row, in the GSTIN’s state",
    "29AAGCB7383J1Z4",
    ...[
      "gstinuin",
      "gst",
      "gstno",
      "gstnumber",
      "gstinno",
      "partygstin",
      "जीएसटीआईएन",
      "जीएसटीनंबर",
    ],
  ),
  label: column("What the company calls the address", "Warehouse", "addressname", "पतेकानाम"),
  contact: column(
    "Who receives goods there; empty: the company",
    "Asha Rao",
    ...["contactperson", "contactname", "संपर्क", "संपर्कव्यक्ति"],
  ),
  phone: column(
    "Of the address",
    "+91 98765 43210",
    "mobile",
    "mobileno",
    "phoneno",
    "फ़ोन",
    "मोबाइल",
  ),
  address: column("Street and number", "12 Residency Road", "address1", "addressline1", "पता"),
  apartment: column("Floor, plot, landmark", "2nd floor", "address2", "addressline2"),
  city: column("", "Bengaluru", "town", "शहर"),
  state: column("", "Karnataka", "statename", "राज्य"),
  zipCode: column("Six digits", "560001", "pin", "pincode", "postalcode", "पिन", "पिनकोड"),
  person: column("Who buys for it", "Asha Rao", "personname", "buyer", "व्यक्ति", "नाम"),
  email: column("Of the person", "asha@example.in", "emailid", "emailaddress", "mail", "ईमेल"),
  role: column(
    "owner, approver, buyer, finance or viewer; empty: owner for the first, else buyer",
    "owner",
    "भूमिका",
  ),
  creditDays: column("Days to pay; with the limit", "30", "creditperiod", "daystopay", "उधारदिन"),
  creditLimit: column("Rupees that may be open at once", "100000", "limit", "उधारसीमा"),
  priceList: column("The name of a list of the shop", "", "pricelevel", "मूल्यसूची"),
  openingBalance: column(
    "Rupees that it owes, or 500 Cr where you owe it",
    "12500 Dr",
    ...["balance", "opening", "शुरुआतीशेष", "बकाया"],
  ),
  openingDay: column(
    "At whose beginning it owed them",
    "2026-11-01",
    "openingdate",
    "ason",
    "शुरुआतीशेषकीतारीख",
    "तारीख",
  ),
  product: column(
    "An article number, for an agreed price among the company’s items",
    "",
    "sku",
    "articlenumber",
    "item",
    "उत्पाद",
  ),
  from: column("Packs from which the price counts", "", "fromquantity", "minquantity"),
  price: column("Rupees for a pack", "", "rate", "दर"),
  validUntil: column("Last day of the price; empty: until it is changed", "", "priceuntil"),
} as const satisfies Record<string, Column>;

export type CompanyColumn = keyof typeof COMPANY_COLUMNS;

export const COLUMNS = Object.keys(COMPANY_COLUMNS) as CompanyColumn[];

/** Columns of Tally's lists, which are read but never written. */
const TALLY_COLUMNS = {
  closingBalance: ["closingbalance", "closing"],
  debit: ["debit", "debitbalance", "dr"],
  credit: ["creditbalance", "cr"],
} as const;

export type FileColumn = CompanyColumn | keyof typeof TALLY_COLUMNS;

const NAMES = new Map<string, FileColumn>();
for (const name of COLUMNS) {
  NAMES.set(plainHeading(name), name);
  for (const other of COMPANY_COLUMNS[name].names) NAMES.set(plainHeading(other), name);
}
for (const [name, others] of Object.entries(TALLY_COLUMNS)) {
  for (const other of others) NAMES.set(other, name as FileColumn);
}
NAMES.set("credit", "credit");

export const findColumn = (heading: string): FileColumn | undefined =>
  NAMES.get(plainHeading(heading));

export const knownColumns = (headings: readonly string[]): number =>
  new Set(headings.flatMap((heading) => findColumn(heading) ?? [])).size;
