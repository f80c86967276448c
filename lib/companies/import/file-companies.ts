import { isFilled, type Cell } from "@/lib/base/tables/cell";
import { sameName } from "@/lib/base/tables/heading";
import { readDay } from "@/lib/base/tables/read-day";
import type { NumberStyle, Read } from "@/lib/base/tables/read-number";
import { readPacks } from "@/lib/base/tables/read-measure";
import { asSentence } from "@/lib/base/text/sentence";
import { CompanyRole } from "@/lib/db/generated/enums";
import { readPrice, type SentTier } from "../price-lists/read-price";
import type { AskedCompany, AskedPrice, Place, Problem } from "../add/asked";
import { companyInputSchema } from "../add/schemas";
import type { FileColumn } from "./columns";
import { readBalance, readDays, readRupees } from "./read-terms";
import { splitName } from "./split-name";

/** A row of a file by column; a column that the file does not have is absent. */
export interface FileRow {
  row: number;
  cells: Partial<Record<FileColumn, Cell>>;
  notes?: readonly string[];
}

interface FileStyle extends NumberStyle {
  /** Of balances without a day of their own. */
  openingDay: string | undefined;
}

/** Reads the rows of a file as companies: rows of one id, or of one name, are one. */
export function readCompanies(rows: readonly FileRow[], style: FileStyle) {
  const problems: Problem[] = [];
  const groups = new Map<string, FileRow[]>();
  for (const row of rows) {
    const [id, name] = [textIn(row, "id"), textIn(row, "name")];
    if (name === "") {
      problems.push({
        row: row.row,
        column: "name",
        message: "Write the company’s name in each of its rows.",
      });
      continue;
    }
    const key = id ? `id ${id.toLowerCase()}` : `name ${sameName(name)}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const asked = [...groups.values()].flatMap((group) => {
    const read = new CompanyReader(group, style).read();
    problems.push(...read.problems);
    return read.asked ? [read.asked] : [];
  });
  return { asked, problems };
}

const textIn = ({ cells }: FileRow, column: FileColumn): string => cells[column]?.text.trim() ?? "";

const has = ({ cells }: FileRow, ...columns: FileColumn[]): boolean =>
  columns.some((column) => cells[column] !== undefined && isFilled(cells[column]));

/** Said once of a company: its rows may repeat it, and not contradict each other. */
const ONCE = [
  "legalName",
  "creditDays",
  "creditLimit",
  "priceList",
  "openingBalance",
  "openingDay",
  "closingBalance",
  "debit",
  "credit",
] as const;

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

class CompanyReader {
  private readonly problems: Problem[] = [];
  private readonly notes: string[] = [];
  private readonly places: Record<string, Place[]> = { gstins: [], addresses: [], people: [] };
  private readonly once = new Map<FileColumn, FileRow>();

  private readonly rows: readonly FileRow[];
  private readonly style: FileStyle;

  constructor(rows: readonly FileRow[], style: FileStyle) {
    this.rows = rows;
    this.style = style;
  }

  read(): { asked: AskedCompany | null; problems: Problem[] } {
    const [first] = this.rows;
    if (!first) return { asked: null, problems: [] };
    for (const row of this.rows) this.notes.push(...(row.notes ?? []));
    this.findOnce();
    const name = textIn(first, "name");
    const sent = {
      name,
      ...(this.once.has("legalName") && { legalName: this.textOnce("legalName") }),
      ...this.readPlaces(name),
      people: this.rows.flatMap((row) => this.readPerson(row, name)),
      ...this.readTerms(),
    };
    this.fillRoles(sent.people);
    const prices = this.readPrices();
    const findPlace = (path: readonly PropertyKey[]) => this.findPlace(path);
    const parsed = companyInputSchema.safeParse(sent);
    for (const { path, message } of parsed.error?.issues ?? []) {
      this.problems.push({ ...findPlace(path), message: asSentence(message) });
    }
    if (!parsed.data || this.problems.length > 0) return { asked: null, problems: this.problems };
    const priceList = this.once.has("priceList") ? this.textOnce("priceList") : undefined;
    const id = textIn(first, "id").toLowerCase() || null;
    const asked = {
      row: first.row,
      id,
      input: parsed.data,
      priceList,
      prices,
      notes: this.notes,
      findPlace,
    };
    return { asked, problems: [] };
  }

  private refuse(row: number, column: string, message: string): void {
    this.problems.push({ row, column, message });
  }

  /** Finds the row that says each thing, and what a later row says otherwise. */
  private findOnce(): void {
    for (const row of this.rows) {
      for (const column of ONCE) {
        if (!has(row, column)) continue;
        const earlier = this.once.get(column);
        if (!earlier) this.once.set(column, row);
        else if (textIn(earlier, column) !== textIn(row, column)) {
          this.refuse(
            row.row,
            column,
            `Row ${earlier.row} says “${textIn(earlier, column)}” of this company. Write it once.`,
          );
        }
      }
    }
  }

  private textOnce(column: FileColumn): string {
    const row = this.once.get(column);
    return row ? textIn(row, column) : "";
  }

  /** What a reader makes of a cell; a cell that it does not take is a mistake. */
  private value<T>(
    row: FileRow,
    column: FileColumn,
    read: (cell: Cell, style: NumberStyle) => Read<T>,
  ): T | undefined {
    const cell = row.cells[column];
    if (!cell) return undefined;
    const { value, reason } = read(cell, this.style);
    if (reason !== undefined) this.refuse(row.row, column, reason);
    return value;
  }

  private readPlaces(name: string) {
    const gstins: unknown[] = [];
    const addresses: unknown[] = [];
    for (const row of this.rows) {
      if (!has(row, "gstin", ...PLACE)) continue;
      const isAddressed = has(row, "address", "apartment", "city", "zipCode");
      if (!isAddressed && !has(row, "gstin")) continue;
      const { contact, phone, label, ...place } = Object.fromEntries(
        PLACE.map((column) => [column, textIn(row, column)]),
      ) as Record<(typeof PLACE)[number], string>;
      const address = { ...splitName(contact, name), ...place };
      if (has(row, "gstin")) {
        gstins.push({ gstin: textIn(row, "gstin"), billingAddress: address });
        this.places.gstins?.push({ row: row.row, column: "gstin" });
        // One mistake of an address is named once.
        if (!companyInputSchema.shape.gstins.safeParse([gstins.at(-1)]).success) continue;
      }
      addresses.push({ ...address, label: label || null, phone });
      this.places.addresses?.push({ row: row.row, column: "address" });
    }
    return { gstins, addresses };
  }

  private readPerson(row: FileRow, company: string) {
    if (!has(row, "person", "email", "role")) return [];
    this.places.people?.push({ row: row.row, column: "email" });
    const name = textIn(row, "person") || company;
    return [{ name, email: textIn(row, "email"), role: textIn(row, "role").toLowerCase() }];
  }

  /** The first person of a company is its owner, where the file does not say what they are. */
  private fillRoles(people: { role: string }[]): void {
    const hasOwner = people.some(({ role }) => role === CompanyRole.owner);
    for (const [index, person] of people.entries()) {
      person.role ||= index === 0 && !hasOwner ? CompanyRole.owner : CompanyRole.buyer;
    }
  }

  private readTerms() {
    const [days, limit] = [this.once.get("creditDays"), this.once.get("creditLimit")];
    const credit = {
      days: days ? this.value(days, "creditDays", readDays) : null,
      limit: limit ? this.value(limit, "creditLimit", readRupees) : null,
    };
    // What could not be read is named already.
    const isRead = credit.days !== undefined && credit.limit !== undefined;
    const isNone = credit.days === 0 && credit.limit === 0;
    return {
      ...((days ?? limit) && isRead && { credit: isNone ? null : credit }),
      ...this.readOpening(),
    };
  }

  private readOpening() {
    const column = (["closingBalance", "openingBalance"] as const).find((each) =>
      this.once.has(each),
    );
    const row = column && this.once.get(column);
    const amount = row ? this.value(row, column, readBalance) : this.readSides();
    const dayRow = this.once.get("openingDay");
    const at = dayRow ? this.value(dayRow, "openingDay", readDay) : this.style.openingDay;
    if (amount === undefined) return {};
    if (column === "closingBalance" && this.once.has("openingBalance")) {
      this.notes.push("Its closing balance is taken, not its opening balance.");
    }
    if (at !== undefined) return { openingBalance: { amount, at } };
    if (amount === 0) return {};
    const { row: at1 = 1 } = row ?? this.once.get("debit") ?? this.once.get("credit") ?? {};
    if (!dayRow)
      this.refuse(
        at1,
        "openingDay",
        "Write the day of the opening balance, or choose it for the whole file.",
      );
    return {};
  }

  /** A balance in two columns, of which one is filled. */
  private readSides(): number | undefined {
    const sides = (["debit", "credit"] as const).flatMap((side) => {
      const row = this.once.get(side);
      const amount = row && this.value(row, side, readBalance);
      return amount === undefined || amount === 0
        ? []
        : [{ row, amount: side === "debit" ? amount : -amount }];
    });
    const [side, other] = sides;
    if (side && other) {
      this.refuse(
        side.row?.row ?? 1,
        "debit",
        "Debit and credit are both filled. A balance has one side.",
      );
      return undefined;
    }
    return side?.amount ?? (this.once.has("debit") || this.once.has("credit") ? 0 : undefined);
  }

  private readPrices(): AskedPrice[] {
    const byProduct = Map.groupBy(
      this.rows.filter((row) => has(row, "product", "from", "price", "validUntil")),
      (row) => textIn(row, "product").toLowerCase(),
    );
    return [...byProduct].flatMap(([key, rows]): AskedPrice[] => {
      const [first] = rows;
      if (!first) return [];
      if (key === "") {
        this.refuse(
          first.row,
          "product",
          "Write the article number of the product that this price is for.",
        );
        return [];
      }
      const tiers = rows.map((row): SentTier => ({
        from: has(row, "from") ? (this.value(row, "from", readPacks) ?? NaN) : 1,
        price: this.value(row, "price", readRupees) ?? NaN,
        row: row.row,
        at: "",
      }));
      if (tiers.some(({ from, price }) => Number.isNaN(from) || Number.isNaN(price))) {
        for (const row of rows.filter((each) => !has(each, "price")))
          this.refuse(row.row, "price", "Write the agreed price.");
        return [];
      }
      const read = readPrice({ row: first.row, percent: null, tiers });
      if ("errors" in read) this.problems.push(...read.errors);
      else if ("tiers" in read.listed) {
        const until = rows.find((row) => has(row, "validUntil"));
        const validUntil = (until && this.value(until, "validUntil", readDay)) ?? null;
        const place = { row: first.row, column: "product" };
        return [{ product: textIn(first, "product"), place, tiers: read.listed.tiers, validUntil }];
      }
      return [];
    });
  }

  private findPlace([part, index, ...rest]: readonly PropertyKey[]): Place {
    const row = this.rows[0]?.row ?? 1;
    if (part === "credit")
      return this.placeOnce(
        rest.at(-1) === "days" || index === "days" ? "creditDays" : "creditLimit",
      );
    if (part === "openingBalance")
      return this.placeOnce(index === "at" ? "openingDay" : "openingBalance");
    if (part === "priceList" || part === "legalName") return this.placeOnce(part);
    const place = typeof index === "number" ? this.places[String(part)]?.[index] : undefined;
    if (!place)
      return { row, column: typeof part === "string" && part !== "gstins" ? part : "name" };
    return { row: place.row, column: getColumn(rest, place.column) };
  }

  private placeOnce(column: FileColumn): Place {
    const { row = 1 } = this.once.get(column) ?? this.rows[0] ?? {};
    return { row, column };
  }
}

/** First and last name are one column of the file. */
function getColumn(path: readonly PropertyKey[], fallback: string): string {
  const field = String(path.at(-1) ?? fallback);
  if (field === "firstName" || field === "lastName") return "contact";
  if (field === "name") return "person";
  return field === "billingAddress" ? fallback : field;
}
