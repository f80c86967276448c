import { Parser } from "htmlparser2";
import { invalidField } from "@/lib/base/errors";
import { textCell } from "@/lib/base/tables/cell";
import { readAmount } from "@/lib/base/tables/read-amount";
import type { FileColumn } from "./columns";
import type { FileRow } from "./company-rows";

/**
 * Tally's XML export of masters (All Masters, or Ledgers): LEDGER objects, in which a debit is negative. TallyPrime has
 * address and GSTIN in dated lists, older versions in the ledger itself; the last of the dated ones counts.
 */

interface Ledger {
  name: string;
  /** Texts of each element, by its path below the ledger. */
  texts: Map<string, string[]>;
}

interface Masters {
  ledgers: Ledger[];
  /** Parent of each group. */
  groups: Map<string, string>;
}

const DEBTORS = "sundry debtors";

/** Maximum nesting below a ledger, and in the whole file. */
const DEEPEST = 3;
const DEEPEST_OF_FILE = 100;
const TOO_DEEP = "Tally writes no file like this one. Export the masters anew, as XML.";

/** Maximum characters before the root of the file. */
const HEAD = 1_000;

export const isTallyMasters = (text: string): boolean =>
  /^(<\?xml[^>]*\?>)?\s*<ENVELOPE[\s>]/i.test(text.trimStart().slice(0, HEAD));

/**
 * Reads the debtors of a file: ledgers below Sundry Debtors or its subgroups.
 * @throws AppError invalid_input for nesting that no program writes
 */
export function readTallyMasters(text: string): { rows: FileRow[]; notes: string[] } {
  const { ledgers, groups } = parseMasters(text);
  const debtors = ledgers.filter((ledger) => isDebtor(first(ledger, "PARENT"), groups));
  const others = ledgers.length - debtors.length;
  const notes = [
    ...(others > 0
      ? [`${others} ledgers are not below Sundry Debtors, and were passed over.`]
      : []),
    ...(debtors.length > 0
      ? []
      : ["The file has no ledger below Sundry Debtors. Export the masters with their groups."]),
  ];
  return { rows: debtors.map(toRow), notes };
}

function isDebtor(parent: string, groups: ReadonlyMap<string, string>, depth = 0): boolean {
  const name = parent.toLowerCase();
  if (name === DEBTORS) return true;
  const above = groups.get(name);
  return above !== undefined && depth < 20 && isDebtor(above, groups, depth + 1);
}

/** Tally prefixes its own words with a control character. */
const plain = (text: string) =>
  text
    .replace(/\p{Cc}/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

function parseMasters(text: string): Masters {
  const masters: Masters = { ledgers: [], groups: new Map() };
  let path: string[] = [];
  let object: (Ledger & { kind: string }) | null = null;
  let content = "";
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        depth += 1;
        // The parser's time grows with the square of the depth.
        if (depth > DEEPEST_OF_FILE) throw invalidField("file", TOO_DEEP);
        const kind = tag.toUpperCase();
        if (!object && (kind === "LEDGER" || kind === "GROUP")) {
          object = { kind, name: plain(attributes.NAME ?? ""), texts: new Map() };
          path = [];
        } else if (object) path.push(kind);
        content = "";
      },
      ontext(data) {
        if (object) content += data;
      },
      onclosetag() {
        depth -= 1;
        if (!object) return;
        if (path.length === 0) {
          const name = object.name || first(object, "NAME");
          if (object.kind === "GROUP")
            masters.groups.set(name.toLowerCase(), first(object, "PARENT"));
          else masters.ledgers.push({ name, texts: object.texts });
          object = null;
          return;
        }
        const value = path.length > DEEPEST ? "" : plain(content);
        if (value !== "") note(object, path.join("/"), value);
        path.pop();
        content = "";
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  return masters;
}

function note({ texts }: Ledger, path: string, value: string): void {
  const known = texts.get(path);
  if (known) known.push(value);
  else texts.set(path, [value]);
}

const all = ({ texts }: Ledger, path: string): string[] => texts.get(path) ?? [];

function first(ledger: Ledger, ...paths: string[]): string {
  for (const path of paths) {
    const text = all(ledger, path).at(-1);
    if (text !== undefined) return text;
  }
  return "";
}

function toRow(ledger: Ledger, index: number): FileRow {
  const notes: string[] = [];
  const { name } = ledger;
  const legalName = first(
    ledger,
    "LEDMAILINGDETAILS.LIST/MAILINGNAME",
    "MAILINGNAME.LIST/MAILINGNAME",
    "MAILINGNAME",
  );
  const email = first(ledger, "EMAIL");
  if (email === "") notes.push("The ledger has no email.");
  const texts: Partial<Record<FileColumn, string>> = {
    name,
    legalName,
    person: first(ledger, "LEDGERCONTACT"),
    email,
    ...placeTexts(ledger, notes),
    ...creditTexts(ledger, notes),
    openingBalance: balanceText(first(ledger, "CLOSINGBALANCE", "OPENINGBALANCE")),
  };
  if (email === "") delete texts.person;
  const cells = Object.entries(texts).map(([column, text]) => [column, textCell(text)]);
  return { row: index + 1, cells: Object.fromEntries(cells) as FileRow["cells"], notes };
}

/** Address and GSTIN belong together: without a deliverable address, both are skipped and reported. */
function placeTexts(ledger: Ledger, notes: string[]): Partial<Record<FileColumn, string>> {
  const dated = all(ledger, "LEDMAILINGDETAILS.LIST/ADDRESS.LIST/ADDRESS");
  const lines = dated.length > 0 ? dated : all(ledger, "ADDRESS.LIST/ADDRESS");
  const state = first(
    ledger,
    "LEDMAILINGDETAILS.LIST/STATE",
    "LEDSTATENAME",
    "STATENAME",
    "PRIORSTATENAME",
  );
  const zipCode = first(ledger, "LEDMAILINGDETAILS.LIST/PINCODE", "PINCODE").replace(/\s/g, "");
  const gstin = first(ledger, "LEDGSTREGDETAILS.LIST/GSTIN", "PARTYGSTIN", "GSTREGISTRATIONNO");
  const place = toPlace(lines, { state, zipCode });
  if (place) {
    const phone = first(ledger, "LEDGERMOBILE", "LEDGERPHONE");
    return { gstin, phone, contact: first(ledger, "LEDGERCONTACT"), state, zipCode, ...place };
  }
  const lacking = [
    lines.length < 2 && "a street and a city as lines of their own",
    state === "" && "a state",
    !/^\d{6}$/.test(zipCode) && "a PIN code of six digits",
  ].filter((text) => text !== false);
  const what = [gstin && `GSTIN ${gstin}`, lines.length > 0 && "the address"]
    .filter(Boolean)
    .join(" and ");
  if (what) notes.push(`Left out: ${what}. The ledger lacks ${lacking.join(", ")}.`);
  return {};
}

/** The last line of an address is its city, without the separately stored PIN code and state. */
function toPlace(lines: readonly string[], { state, zipCode }: { state: string; zipCode: string }) {
  if (state === "" || !/^\d{6}$/.test(zipCode)) return null;
  const spaced = new RegExp(`${zipCode.slice(0, 3)}\\s?${zipCode.slice(3)}`, "g");
  const cleaned = lines
    .map((line) => line.replace(spaced, "").replace(/^[\s,.-]+|(?<![\s,.-])[\s,.-]+$/g, ""))
    .filter((line) => line !== "" && line.toLowerCase() !== state.toLowerCase());
  const city = cleaned.at(-1);
  const [address, ...more] = cleaned.slice(0, -1);
  return city && address ? { address, apartment: more.join(", "), city } : null;
}

/** Credit needs days and a limit: a ledger with only one is reported, and its credit not imported. */
function creditTexts(ledger: Ledger, notes: string[]): Partial<Record<FileColumn, string>> {
  const days = first(ledger, "BILLCREDITPERIOD");
  const limit = first(ledger, "CREDITLIMIT").replace(/^-/, "");
  if (days === "" && limit === "") return {};
  if (days !== "" && limit !== "") return { creditDays: days, creditLimit: limit };
  notes.push(
    days === ""
      ? `Credit limit ${limit} without days: not taken.`
      : `${days} credit without a limit: not taken.`,
  );
  return {};
}

/** "-12500.00" is a debit: the ledger owes it. */
function balanceText(text: string): string {
  const { value } = readAmount(text);
  if (!value || /[a-z]/i.test(text)) return text;
  return `${text.replace(/^-\s*/, "")} ${text.startsWith("-") ? "Dr" : "Cr"}`;
}
