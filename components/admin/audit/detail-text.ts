import { momentText } from "@/components/shared/format/dates";
import { withCapital } from "@/lib/base/text/capital";
import { countText } from "@/lib/base/text/counts";
import { formatRupees } from "@/lib/pricing/money";

/** Formats the `details` of an entry as text. */

export interface DetailChange {
  field: string;
  /** Null if there was no value. */
  before: string | null;
  after: string | null;
}

export interface DetailFact {
  name: string;
  value: string | null;
}

export interface Details {
  changes: DetailChange[];
  facts: DetailFact[];
}

type Fields = Record<string, unknown>;

export function readDetails(details: Fields | null): Details {
  const { changes, before, after, ...rest } = details ?? {};
  return {
    changes: isFields(changes) ? readChanges(changes) : pairs(before, after),
    facts: Object.entries(rest).map(([name, value]) => ({
      name: fieldText(name),
      value: valueText(name, value),
    })),
  };
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function readChanges(changes: Fields): DetailChange[] {
  return Object.entries(changes).flatMap(([name, change]) => {
    if (!isFields(change)) return [describeChange(name, undefined, change)];
    if (!isGroup(change)) return [describeChange(name, change.before, change.after)];
    return readChanges(change).map((inner) => ({ ...inner, field: `${name}: ${inner.field}` }));
  });
}

/** Whether these are changes of one of several objects, by id. */
const isGroup = (change: Fields) => !("before" in change) && !("after" in change);

/** Some entries contain two whole states instead of single changes. */
function pairs(before: unknown, after: unknown): DetailChange[] {
  const [was, is] = [before, after].map((state) => (isFields(state) ? state : {})) as [
    Fields,
    Fields,
  ];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names.map((name) => describeChange(name, was[name], is[name]));
}

function describeChange(name: string, before: unknown, after: unknown): DetailChange {
  return {
    field: fieldText(name),
    before: valueText(name, before),
    after: valueText(name, after),
  };
}

/** "totalPaise" → "Total", "emailVerifiedAt" → "Email verified at", "ipAddress" → "Ip address". */
export function fieldText(name: string): string {
  const words = name
    .replace(/Paise$/, "")
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")
    .toLowerCase();
  return withCapital(words);
}

const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** Null for a missing or empty value. */
export function valueText(name: string, value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (Array.isArray(value)) return listText(name, value);
  if (isFields(value)) return fieldsText(value);
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (/Paise$/.test(name) && Number.isFinite(Number(value))) return formatRupees(Number(value));
  if (typeof value === "number") return countText(value);
  if (typeof value !== "string") return JSON.stringify(value);
  return ISO_MOMENT.test(value) ? momentText(new Date(value)) : value;
}

function listText(name: string, values: readonly unknown[]): string | null {
  const texts = values.map((value) => valueText(name, value) ?? "–");
  return texts.length === 0 ? null : texts.join(values.some(isFields) ? "\n" : ", ");
}

function fieldsText(fields: Fields): string | null {
  const texts = Object.entries(fields).map(
    ([name, value]) => `${fieldText(name)}: ${valueText(name, value) ?? "–"}`,
  );
  return texts.length === 0 ? null : texts.join(", ");
}
