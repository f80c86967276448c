import "server-only";
import { INDIA_ZONE, longDate } from "@/lib/base/dates";
import { dayNamed } from "@/lib/base/india-time";
import type { Db } from "@/lib/db/client";
import { toSeller } from "@/lib/documents/parties";
import type { DocumentFile } from "@/lib/documents/pdf/document-file";
import { formatSeller } from "@/lib/documents/pdf/party-text";
import { printable } from "@/lib/documents/pdf/typesetting/printable";
import { translateTitles } from "@/lib/documents/pdf/row-text";
import { renderTexts } from "@/lib/documents/pdf/render-document";
import { getTranslate } from "@/lib/i18n/dictionaries";
import type { Translate } from "@/lib/i18n/translate";
import { formatRupees } from "@/lib/pricing/money";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { spokenLanguage, type ShopSettings } from "@/lib/shop/settings/shop-settings";
import type {
  CellText,
  ColumnText,
  LabelledText,
  DocumentText,
  TableText,
} from "@/lib/documents/pdf/document-text";
import type { AccountStatement } from "./read-statement";
import type { Ageing, StatementRow } from "./statement";
import { AGEING_NAMES, translateRowDetails, STATEMENT_KIND_NAMES } from "./statement-text";

export async function statementFile(db: Db, statement: AccountStatement): Promise<DocumentFile> {
  const text = statementText(statement, await readShopSettings(db));
  return {
    name: `statement-${statement.from}-${statement.to}.pdf`,
    content: await renderTexts([text], dayNamed(statement.to)),
  };
}

function statementText(statement: AccountStatement, shop: ShopSettings): DocumentText {
  const regime = shop.gst ? "gst" : "flat";
  const seller = toSeller(shop, regime === "gst");
  const { from, to, closingPaise, customer } = statement;
  const t = getTranslate(spokenLanguage(shop, customer.language));
  return {
    t,
    title: t("Statement"),
    number: t("of account"),
    noun: t("statement"),
    mark: "",
    hasOwnLogo: seller.hasOwnLogo,
    seller: formatSeller({ regime, seller }),
    facts: [
      { label: t("First day"), value: day(from) },
      { label: t("Last day"), value: day(to) },
      { label: t("Closing balance"), value: balance(closingPaise) },
    ],
    hasBand: false,
    cancelledOn: null,
    buyerLabel: t("Account of"),
    buyer: buyerLines(statement),
    delivery: [],
    items: rowsTable(statement, t),
    sums: listAgeing(statement.ageing, t),
    totalLabel: closingPaise < 0 ? t("In your favour") : t("To be paid"),
    total: formatRupees(Math.abs(closingPaise)),
    words: interestWords(statement, t),
    remark: t(REMARK),
    hsn: null,
    payment: null,
    signature: null,
    registration: null,
  };
}

const REMARK =
  "Cr: paid in advance. An order is listed here until its invoice replaces it. What is late is counted for each invoice from the last day to pay, or from itself where none was agreed.";

const day = (name: string) => longDate(dayNamed(name));

/** "₹500.00", or "₹500.00 Cr" for a credit balance. */
const balance = (paise: number) => `${formatRupees(Math.abs(paise))}${paise < 0 ? " Cr" : ""}`;

function buyerLines({ customer }: AccountStatement): string[] {
  const { name, company, email, gstin } = customer;
  return [company ?? "", name, gstin ? `GSTIN ${gstin}` : "", email].map(printable).filter(Boolean);
}

const column = (title: string, textStyle: ColumnText["textStyle"] = "figure"): ColumnText => ({
  title,
  textStyle,
  align: "right",
});

function rowsTable(
  { from, to, openingPaise, rows, closingPaise }: AccountStatement,
  t: Translate,
): TableText {
  const first = balanceCells(from, t("Opening balance"), openingPaise);
  const last = balanceCells(to, t("Closing balance"), closingPaise);
  return {
    columns: translateTitles(COLUMNS, t),
    rows: [first, ...rows.map((row) => listCells(row, t)), last],
  };
}

const COLUMNS: ColumnText[] = [
  { title: "Date", textStyle: "figure", align: "left" },
  { title: "Details", textStyle: "text", align: "left", grows: true },
  column("Debit"),
  column("Credit"),
  column("Balance", "amount"),
];

const shortDay = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: INDIA_ZONE });

const balanceCells = (name: string, text: string, paise: number): CellText[] => [
  { text: shortDay.format(dayNamed(name)) },
  { text },
  { text: "" },
  { text: "" },
  { text: balance(paise) },
];

function listCells({ at, kind, number, words, ...row }: StatementRow, t: Translate): CellText[] {
  const amount = (paise: number) => ({ text: paise === 0 ? "" : formatRupees(paise) });
  return [
    { text: shortDay.format(at) },
    {
      text: printable(`${t(STATEMENT_KIND_NAMES[kind])} ${number}`),
      note: printable(translateRowDetails(t, words)),
    },
    amount(row.debitPaise),
    amount(row.creditPaise),
    { text: balance(row.balancePaise) },
  ];
}

/** Maximum invoices named; the statement's page has all of them. */
const MOST_NAMED = 10;

/** Next to the sums, because it is not part of the balance. */
function interestWords({ interest }: AccountStatement, t: Translate): LabelledText[] {
  if (interest.length === 0) return [];
  const total = interest.reduce((sum, { paise }) => sum + paise, 0);
  const named = interest.slice(0, MOST_NAMED).map(({ invoice, from, paise }) =>
    t("{invoice} since {day} {amount}", {
      invoice,
      day: day(from),
      amount: formatRupees(paise),
    }),
  );
  const more =
    interest.length > MOST_NAMED
      ? [t("{count} more", { count: interest.length - MOST_NAMED })]
      : [];
  return [
    {
      label: t("Interest on late payment, not part of the balance"),
      value: printable(
        t("{amount} at three times the Bank Rate with monthly rests (MSMED Act 2006, section 16)", {
          amount: formatRupees(total),
        }),
      ),
    },
    { label: t("For these invoices"), value: [...named, ...more].map(printable).join("; ") },
  ];
}

function listAgeing(ageing: Ageing, t: Translate): LabelledText[] {
  const sums: [keyof typeof AGEING_NAMES, number][] = [
    ["notDue", ageing.notDuePaise],
    ["to30", ageing.to30Paise],
    ["to60", ageing.to60Paise],
    ["to90", ageing.to90Paise],
    ["over90", ageing.over90Paise],
    ["inHand", -ageing.inHandPaise],
  ];
  return sums
    .filter(([, paise]) => paise !== 0)
    .map(([name, paise]) => ({
      label: t(AGEING_NAMES[name]),
      value: `${paise < 0 ? "−" : ""}${formatRupees(Math.abs(paise))}`,
    }));
}
