import { sameName } from "@/lib/base/tables/heading";
import { asSentence } from "@/lib/base/text/sentence";
import type { CompanyEntry, Place, Problem } from "../add/company-entry";
import { companyInputSchema } from "../add/schemas";
import { CompanyRows, textIn, type FileRow, type FileStyle } from "./company-rows";
import { readTerms } from "./company-terms";
import { readAddresses } from "./read-addresses";
import { readPeople } from "./read-people";
import { readPrices } from "./read-prices";

/** Reads rows as companies: rows with the same id or name form one. */
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
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  const entries = [...groups.values()].flatMap((group) => {
    const read = readCompany(group, style);
    problems.push(...read.problems);
    return read.entry ? [read.entry] : [];
  });
  return { entries, problems };
}

interface ReadCompany {
  entry: CompanyEntry | null;
  problems: readonly Problem[];
}

function readCompany(rows: readonly FileRow[], style: FileStyle): ReadCompany {
  const [first] = rows;
  if (!first) return { entry: null, problems: [] };
  const company = new CompanyRows(rows, style);
  const name = textIn(first, "name");
  const sent = {
    name,
    ...(company.once.has("legalName") && { legalName: company.textOnce("legalName") }),
    ...readAddresses(company, name),
    people: readPeople(company, name),
    ...readTerms(company),
  };
  const prices = readPrices(company);
  const { problems, notes } = company;
  const findPlace = (path: readonly PropertyKey[]) => placeIn(company, path);
  const parsed = companyInputSchema.safeParse(sent);
  for (const { path, message } of parsed.error?.issues ?? []) {
    problems.push({ ...findPlace(path), message: asSentence(message) });
  }
  if (!parsed.data || problems.length > 0) return { entry: null, problems };
  const priceList = company.once.has("priceList") ? company.textOnce("priceList") : undefined;
  const id = textIn(first, "id").toLowerCase() || null;
  const { row } = first;
  return {
    entry: { row, id, input: parsed.data, priceList, prices, notes, findPlace },
    problems: [],
  };
}

function placeIn(company: CompanyRows, [part, index, ...remaining]: readonly PropertyKey[]): Place {
  const row = company.rows[0]?.row ?? 1;
  if (part === "credit")
    return company.placeOnce(
      remaining.at(-1) === "days" || index === "days" ? "creditDays" : "creditLimit",
    );
  if (part === "openingBalance")
    return company.placeOnce(index === "at" ? "openingDay" : "openingBalance");
  if (part === "priceList" || part === "legalName") return company.placeOnce(part);
  const places: Partial<Record<string, readonly Place[]>> = company.places;
  const place = typeof index === "number" ? places[String(part)]?.[index] : undefined;
  if (!place) return { row, column: typeof part === "string" && part !== "gstins" ? part : "name" };
  return { row: place.row, column: getColumn(remaining, place.column) };
}

/** First and last name share one column of the file. */
function getColumn(path: readonly PropertyKey[], fallback: string): string {
  const field = String(path.at(-1) ?? fallback);
  if (field === "firstName" || field === "lastName") return "contact";
  if (field === "name") return "person";
  return field === "billingAddress" ? fallback : field;
}
