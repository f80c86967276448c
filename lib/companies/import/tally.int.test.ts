import { beforeEach, expect, it, vi } from "vitest";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { testDatabase } from "@/e2e/support/database";
import { writeXlsx } from "@/e2e/support/workbook";
import { importCompanies } from "./import-companies";

const { db } = testDatabase();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T06:00:00Z") });
});

const bring = (bytes: Uint8Array, dryRun = false, openingDay: string | undefined = "2026-11-01") =>
  importCompanies({
    db,
    bytes,
    fields: { sheet: undefined, openingDay: openingDay || undefined },
    dryRun,
    actor: meera,
    ipAddress: FROM,
  });

const ledger = (name: string, content: string) =>
  `<TALLYMESSAGE xmlns:UDF="TallyUDF"><LEDGER NAME="${name}" RESERVEDNAME="">${content}</LEDGER></TALLYMESSAGE>`;

/** As TallyPrime exports its masters: control characters before its own words, dated lists, debits below zero. */
const MASTERS = `<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA>
<REQUESTDESC><REPORTNAME>All Masters</REPORTNAME></REQUESTDESC><REQUESTDATA>
<TALLYMESSAGE xmlns:UDF="TallyUDF"><GROUP NAME="Debtors South" RESERVEDNAME=""><PARENT>Sundry Debtors</PARENT></GROUP></TALLYMESSAGE>
${ledger(
  "Rao &amp; Sons",
  `<OLDAUDITENTRYIDS.LIST TYPE="Number"><OLDAUDITENTRYIDS>-1</OLDAUDITENTRYIDS></OLDAUDITENTRYIDS.LIST>
<PARENT>Debtors South</PARENT><EMAIL>accounts@rao.example.in</EMAIL><LEDGERCONTACT>Asha Rao</LEDGERCONTACT>
<LEDGERMOBILE>98765 43210</LEDGERMOBILE><GSTAPPLICABLE>&#4; Not Applicable</GSTAPPLICABLE>
<BILLCREDITPERIOD JD="45961" P="30 Days">30 Days</BILLCREDITPERIOD><CREDITLIMIT>100000.00</CREDITLIMIT>
<OPENINGBALANCE>-12500.50</OPENINGBALANCE>
<LANGUAGENAME.LIST><NAME.LIST TYPE="String"><NAME>Rao &amp; Sons</NAME></NAME.LIST></LANGUAGENAME.LIST>
<LEDGSTREGDETAILS.LIST><APPLICABLEFROM>20170701</APPLICABLEFROM><GSTIN>29AAGCB7383J1Z4</GSTIN></LEDGSTREGDETAILS.LIST>
<LEDMAILINGDETAILS.LIST><ADDRESS.LIST TYPE="String"><ADDRESS>12 Residency Road</ADDRESS><ADDRESS>2nd floor</ADDRESS><ADDRESS>Bengaluru - 560 001</ADDRESS></ADDRESS.LIST>
<PINCODE>560001</PINCODE><MAILINGNAME>Rao and Sons Private Limited</MAILINGNAME><STATE>Karnataka</STATE></LEDMAILINGDETAILS.LIST>`,
)}
${ledger(
  "Das Works",
  `<ADDRESS.LIST TYPE="String"><ADDRESS>Somewhere</ADDRESS></ADDRESS.LIST><PARENT>Sundry Debtors</PARENT>
<PARTYGSTIN>29AAGCB7383J1Z4</PARTYGSTIN><LEDSTATENAME>Karnataka</LEDSTATENAME><BILLCREDITPERIOD>15 Days</BILLCREDITPERIOD>
<OPENINGBALANCE>700.00</OPENINGBALANCE>`,
)}
${ledger("Ink Supplier", "<PARENT>Sundry Creditors</PARENT><OPENINGBALANCE>900.00</OPENINGBALANCE>")}
</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>`;

it.each([
  ["UTF-8", Buffer.from(MASTERS)],
  ["UTF-16 with its mark", Buffer.from(`\uFEFF${MASTERS}`, "utf16le")],
  ["UTF-16 without", Buffer.from(MASTERS, "utf16le")],
])("reads the debtors of Tally's masters in %s, and reports what they lack", async (_, bytes) => {
  const shown = await bring(bytes, true);
  expect(shown.errors).toEqual([]);
  expect(shown.notes).toEqual(["1 ledgers are not below Sundry Debtors, and were passed over."]);
  expect(shown.rows.map(({ name, notes }) => [name, notes])).toEqual([
    ["Rao & Sons", []],
    [
      "Das Works",
      [
        "The ledger has no email.",
        "Left out: GSTIN 29AAGCB7383J1Z4 and the address. The ledger lacks a street and a city as lines of their own, a PIN code of six digits.",
        "15 Days credit without a limit: not taken.",
      ],
    ],
  ]);
  await bring(bytes);
  const companies = await db.company.findMany({
    orderBy: { name: "desc" },
    include: { people: true, addresses: true, openings: true },
  });
  expect(companies).toMatchObject([
    {
      name: "Rao & Sons",
      legalName: "Rao and Sons Private Limited",
      creditDays: 30,
      creditLimitPaise: 10_000_000n,
      gstins: [
        { gstin: "29AAGCB7383J1Z4", billingAddress: { city: "Bengaluru", apartment: "2nd floor" } },
      ],
      people: [{ name: "Asha Rao", email: "accounts@rao.example.in", role: "owner" }],
      addresses: [{ address: "12 Residency Road", phone: "98765 43210", zipCode: "560001" }],
      openings: [{ amountPaise: 1_250_050n }],
    },
    {
      name: "Das Works",
      people: [],
      addresses: [],
      creditDays: null,
      openings: [{ amountPaise: -70_000n }],
    },
  ]);
  expect((await bring(bytes)).total).toEqual({ added: 0, changed: 0, unchanged: 2 });
});

it("requires the day of Tally's balances", async () => {
  const { errors } = await bring(Buffer.from(MASTERS), true, "");
  expect(errors.map(({ row, column }) => [row, column])).toEqual([
    [1, "openingDay"],
    [2, "openingDay"],
  ]);
});

it("refuses masters without a debtor with a message", async () => {
  const none = MASTERS.replaceAll("Sundry Debtors", "Sundry Creditors");
  const { notes, rows } = await bring(Buffer.from(none), true);
  expect(rows).toEqual([]);
  expect(notes.at(-1)).toContain("no ledger below Sundry Debtors");
});

it("expands no entities and opens no references of an XML file", async () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${MASTERS.replace("Das Works", "&a;")}`;
  const { rows, errors } = await bring(Buffer.from(bomb), true);
  expect(JSON.stringify([rows, errors])).not.toContain("root:");
});

const dr = '0.00" Dr"';
const cr = '0.00" Cr"';

it("reads Tally's ledger list in Excel", async () => {
  const list = await writeXlsx([
    ["Kiran Packaging", null, null],
    ["Sundry Debtors", null, null],
    ["1-Apr-26 to 31-Oct-26", null, null],
    ["Particulars", "Opening Balance", "Closing Balance"],
    ["Rao & Sons", { value: 100, format: dr }, { value: 12_500.5, format: dr }],
    ["Das Works", null, { value: 700, format: cr }],
    ["Grand Total", { value: 100, format: dr }, { value: 11_800.5, format: dr }],
  ]);
  const shown = await bring(list, true);
  expect(shown).toMatchObject({ errors: [], notes: ["Row 7 is a sum, and was passed over."] });
  await bring(list);
  const entries = await db.openingEntry.findMany({ orderBy: { amountPaise: "asc" } });
  expect(entries.map(({ amountPaise }) => amountPaise)).toEqual([-70_000n, 1_250_050n]);
});

it("reads Tally's group summary, with debit and credit below the closing balance", async () => {
  const summary =
    "Particulars,Closing Balance,\n,Debit,Credit\nRao & Sons,12500.50,\nDas Works,,700\nGrand Total,12500.50,700\n";
  await bring(Buffer.from(summary));
  const entries = await db.openingEntry.findMany({ orderBy: { amountPaise: "asc" } });
  expect(entries.map(({ amountPaise }) => amountPaise)).toEqual([-70_000n, 1_250_050n]);
});
