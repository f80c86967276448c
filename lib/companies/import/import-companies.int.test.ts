import { beforeEach, describe, expect, it, vi } from "vitest";
import { givenProduct, givenUser } from "@/e2e/steps/factories";
import { companySteps } from "@/e2e/steps/company/company-steps";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { testDatabase } from "@/e2e/support/database";
import { readCsv } from "@/e2e/support/read-csv";
import { rawXlsx, writeXlsx, type WrittenCell } from "@/e2e/support/workbook";
import { tableAnswer } from "@/lib/api/route/table-answer";
import { AppError } from "@/lib/base/errors";
import { COLUMNS } from "./columns";
import { EXPORT_HEADER, exportCompanies, TEMPLATE } from "./export-companies";
import { importCompanies } from "./import-companies";
import type { CompanyReport } from "./schemas";

const { db } = testDatabase();
const { givenCompany } = companySteps(db);
const by = { db, actor: meera, ipAddress: FROM };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T06:00:00Z") });
});

const csv = (text: string) => new TextEncoder().encode(text);

const bring = (bytes: Uint8Array, dryRun = false, openingDay?: string) =>
  importCompanies({ ...by, bytes, fields: { sheet: undefined, openingDay }, dryRun });

const bringCsv = (text: string, dryRun?: boolean) => bring(csv(text), dryRun);

async function listErrors(text: string): Promise<string[]> {
  const { errors } = await bringCsv(text, true);
  return errors.map(({ row, column, message }) => `${row} ${column}: ${message}`);
}

const HEAD = [...COLUMNS];

/** A row by column. */
const line = (cells: Partial<Record<(typeof COLUMNS)[number], WrittenCell>>): WrittenCell[] =>
  HEAD.map((column) => cells[column] ?? null);

const RAO = {
  name: "Rao Foods",
  legalName: "Rao Foods Private Limited",
  gstin: "29AAGCB7383J1Z4",
  label: "Office",
  contact: "Asha Rao",
  address: "12 Residency Road",
  city: "Bengaluru",
  state: "Karnataka",
  zipCode: 560_001,
  person: "Asha Rao",
  email: "ASHA@example.in",
  creditDays: 30,
  creditLimit: "1,00,000",
  openingBalance: "12,500.50 Dr",
  openingDay: new Date("2026-11-01"),
} as const;

async function givenFile() {
  await db.priceList.create({ data: { name: "Dealers" } });
  await givenProduct(db, { name: "Mailer box", sku: "MB-1", pricePaise: 50_000 });
  return writeXlsx([
    HEAD,
    line({ ...RAO, priceList: "dealers", product: "mb-1", from: 1, price: 450 }),
    line({
      name: "rao  foods",
      label: "Plant",
      address: "Plot 7",
      apartment: "Phase 2",
      city: "Mysuru",
      state: "Karnataka",
      zipCode: "570016",
      person: "Ravi Menon",
      email: "ravi@example.in",
      role: "finance",
      product: "MB-1",
      from: 100,
      price: "400/-",
    }),
    line({ name: "शर्मा ट्रेडर्स", openingBalance: "500 Cr", openingDay: "01/11/2026" }),
  ]);
}

const count = async () => ({
  companies: await db.company.count(),
  people: await db.companyPerson.count(),
  addresses: await db.address.count(),
  openings: await db.openingEntry.count(),
  items: await db.item.count(),
});

const ALL = { companies: 2, people: 2, addresses: 2, openings: 2, items: 1 };

describe("a file of companies", () => {
  it("names the person of an email by the contact of its row", async () => {
    await bringCsv("Party Name,Contact Person,E-Mail\nRao Foods,Asha Rao,asha@example.in\n");
    const people = await db.companyPerson.findMany({ select: { name: true, email: true } });
    expect(people).toEqual([{ name: "Asha Rao", email: "asha@example.in" }]);
  });

  it("is previewed, then written as a whole, and mails nobody", async () => {
    const bytes = await givenFile();
    const shown = await bring(bytes, true);
    expect(shown.errors).toEqual([]);
    expect(shown.total).toEqual({ added: 2, changed: 0, unchanged: 0 });
    expect((await count()).companies).toBe(0);
    await bring(bytes);
    expect(await count()).toEqual(ALL);
    const rao = await db.company.findFirstOrThrow({
      where: { name: "Rao Foods" },
      include: {
        people: { orderBy: { id: "asc" } },
        addresses: true,
        priceList: true,
        items: true,
        openings: true,
      },
    });
    expect(rao).toMatchObject({
      legalName: "Rao Foods Private Limited",
      state: "approved",
      creditDays: 30,
      creditLimitPaise: 10_000_000n,
      priceList: { name: "Dealers" },
      gstins: [
        { gstin: "29AAGCB7383J1Z4", billingAddress: { firstName: "Asha", zipCode: "560001" } },
      ],
      people: [
        { email: "asha@example.in", role: "owner", invitedAt: null },
        { email: "ravi@example.in", role: "finance", invitedAt: null },
      ],
      items: [
        {
          name: "Mailer box",
          tiers: [
            { from: 1, pricePaise: 45_000 },
            { from: 100, pricePaise: 40_000 },
          ],
        },
      ],
      openings: [{ kind: "opening", amountPaise: 1_250_050n }],
    });
    const named = rao.addresses.map(({ userId, firstName, lastName }) => [
      userId,
      firstName,
      lastName,
    ]);
    expect(named.toSorted()).toEqual([
      [null, "Asha", "Rao"],
      [null, "M/s", "Rao Foods"],
    ]);
    expect(await db.companyInvitation.count()).toBe(0);
    expect(await db.$queryRaw`SELECT 1 FROM pgboss.job WHERE name = 'mail'`).toEqual([]);
  });

  it("changes nothing when imported twice, and only the differences when edited", async () => {
    const bytes = await givenFile();
    await bring(bytes);
    expect((await bring(bytes)).total).toEqual({ added: 0, changed: 0, unchanged: 2 });
    expect(await count()).toEqual(ALL);
    const edited = await writeXlsx([
      HEAD,
      line({ ...RAO, creditDays: 45, openingBalance: 12_000, role: "buyer" }),
    ]);
    const { rows } = await bring(edited, true);
    expect(rows[0]?.changes.map(({ column, before, after }) => [column, before, after])).toEqual([
      ["creditDays", "30", "45"],
      ["role", "owner", "asha@example.in: buyer"],
      ["openingBalance", "₹12,500.50 on 2026-11-01", "₹12,000.00 on 2026-11-01"],
    ]);
    await bring(edited);
    const entries = await db.openingEntry.findMany({ where: { kind: "correction" } });
    expect(entries).toMatchObject([{ amountPaise: -50_050n, reason: "Import of a file" }]);
  });

  it.each(["csv", "xlsx"] as const)(
    "is exported as %s and changes nothing when imported again",
    async (format) => {
      await bring(await givenFile());
      const { members } = await givenCompany();
      const answer = async () => {
        const rows = await exportCompanies(by, {});
        const { body } = await tableAnswer("companies", { header: EXPORT_HEADER, rows, format });
        return new Uint8Array(await new Response(body as BodyInit).arrayBuffer());
      };
      const file = await answer();
      if (format === "csv") {
        const rows = readCsv(new TextDecoder().decode(file));
        expect(rows[0]).toMatchObject({ name: "Rao Foods", openingBalance: "12500.50 Dr" });
        expect(rows.map(({ email }) => email)).toContain(members.owner.email);
      }
      expect(await bring(file)).toMatchObject({ total: { added: 0, changed: 0 }, errors: [] });
      expect((await answer()).length).toBe(file.length);
    },
  );

  it("has a template whose explanation and example are skipped", async () => {
    const [header = [], ...rows] = TEMPLATE;
    for (const format of ["csv", "xlsx"] as const) {
      const { body } = await tableAnswer("t", { header, rows, format });
      const { errors, rows: none } = await bring(
        new Uint8Array(await new Response(body as BodyInit).arrayBuffer()),
        true,
      );
      expect([errors, none]).toEqual([[], []]);
    }
    // The example is valid: without its mark it is imported.
    const example = rows[1]?.slice(1).join(",").replaceAll("\n", " ") ?? "";
    const { total, errors } = await bringCsv(`${COLUMNS.join(",")}\n${example}\n`, true);
    expect([total.added, errors]).toEqual([1, []]);
  });
});

describe("a mistake", () => {
  it("is reported with row, column and remedy, and nothing is written", async () => {
    const other = await givenCompany();
    await db.company.update({
      where: { id: other.id },
      data: {
        name: "Sen Mills",
        gstins: [
          {
            gstin: "29AAGCB7383J1Z4",
            billingAddress: {
              firstName: "A",
              lastName: "B",
              address: "C",
              city: "D",
              state: "Karnataka",
              zipCode: "560001",
              country: "India",
            },
          },
        ],
      },
    });
    await givenUser(db, { role: "admin", email: "staff@example.in" });
    const { id } = other.members.owner;
    await db.user.update({ where: { id }, data: { email: "sen@example.in" } });
    const head =
      "name,gstin,address,city,state,zipCode,email,role,creditDays,creditLimit,openingBalance,openingDay,priceList\n";
    const text = `${head}Rao Foods,29AAGCB7383J1Z4,12 Road,Bengaluru,Karnataka,560001,a@example.in,owner,,,,,
Das Works,,,,,,not-an-email,boss,x,5,"1,2,3",30/02/2026,Nobody
Pai Press,,1 Lane,Pune,Maharashtra,560001,a@example.in,,,,,,
Roy Print,,,,,,sen@example.in,,,,,,
Nag Pack,,,,,,staff@example.in,,,,,,
,,,,,,x@example.in,,,,,,
`;
    const errors = await listErrors(text);
    expect(errors).toMatchInlineSnapshot(`
      [
        "2 gstin: Sen Mills has this GSTIN. Correct it, or the company’s name.",
        "3 creditDays: “x” is not a number.",
        "3 openingBalance: “1,2,3” is not grouped as 1,24,500 or 124,500: write thousands without a separator, and decimals behind one point.",
        "3 openingDay: “30/02/2026” is not a date, such as 21/11/2026 or 2026-11-21.",
        "3 email: Enter an email address, such as name@company.in.",
        "3 role: Choose one of the roles: owner, approver, buyer, finance or viewer.",
        "4 zipCode: PIN code 560001 is in Karnataka, not in Maharashtra. Please check both.",
        "5 email: sen@example.in belongs to the company Sen Mills already.",
        "6 email: staff@example.in works in the shop, and buys for no company.",
        "7 name: Write the company’s name in each of its rows.",
      ]
    `);
    await expect(bringCsv(text)).rejects.toBeInstanceOf(AppError);
    expect((await count()).companies).toBe(1);
  });

  it("in a merged cell, or a row with too many cells, is reported too", async () => {
    const cell = (at: string, text: string) =>
      `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const row = (n: number, ...texts: string[]) =>
      `<row r="${n}">${texts.map((text, index) => cell(`${"AB"[index] ?? ""}${n}`, text)).join("")}</row>`;
    const data = row(1, "name", "city") + row(2, "Rao Foods", "Pune") + row(3, "", "Pune");
    const xml = `<sheetData>${data}</sheetData><mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>`;
    const merged = await bring(rawXlsx({ sheets: [{ name: "Companies", xml }] }), true);
    expect(merged.errors).toContainEqual({
      row: 3,
      column: "name",
      message: "This cell is merged with another. Unmerge it and fill in each cell.",
    });
    expect(await listErrors("name,email\nRao Foods,a@b.in,,more\n")).toEqual([
      "2 : This row has more cells than there are columns. Check commas and quotation marks.",
    ]);
  });
});

it("reads Hindi headings, and files in Windows-1252 and UTF-16", async () => {
  const hindi = "कंपनी,ईमेल,शुरुआती शेष,तारीख\nराव फ़ूड्स,a@example.in,500,01-11-2026\n";
  expect(await bringCsv(hindi, true)).toMatchObject({
    errors: [],
    total: { added: 1 },
    columns: { name: "कंपनी", openingBalance: "शुरुआती शेष" },
  });
  const old = Buffer.from("name;creditDays;creditLimit\nCafé Noir;30;1.00.000,50\n", "latin1");
  const { errors, columns } = await bring(old, true);
  expect(columns).toEqual({
    name: "name",
    creditDays: "creditDays",
    creditLimit: "creditLimit",
  });
  expect(errors.map(({ column }) => column)).toEqual(["creditLimit"]);
  const wide = Buffer.from("\uFEFFname\temail\r\nRao Foods\ta@example.in\r\n", "utf16le");
  expect(await bring(wide, true)).toMatchObject({ errors: [], total: { added: 1 } });
});

it("two concurrent imports write everything once", async () => {
  const bytes = await givenFile();
  const reports = await Promise.all([bring(bytes), bring(bytes), bring(bytes)]);
  const added = reports.map(({ total }: CompanyReport) => total.added);
  expect(added.toSorted()).toEqual([0, 0, 2]);
  expect(await count()).toEqual(ALL);
});

it("an import leaves nothing behind after a failure, and can be repeated", async () => {
  const bytes = await givenFile();
  await db.$executeRaw`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$`;
  await db.$executeRaw`CREATE TRIGGER fail BEFORE INSERT ON items FOR EACH ROW EXECUTE FUNCTION fail()`;
  await expect(bring(bytes)).rejects.toThrow();
  await db.$executeRaw`DROP FUNCTION fail CASCADE`;
  expect((await count()).companies).toBe(0);
  await bring(bytes);
  expect(await count()).toEqual(ALL);
});
