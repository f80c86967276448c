import type { z } from "zod";
import { cutText } from "@/lib/base/text/cut-text";

/**
 * The error texts for input that a schema refuses without a text of its own: one text for each kind of mistake, which
 * says what to do. Zod's own texts speak of types and are never shown.
 */

type Issue = z.core.$ZodRawIssue;
type IssueOf<Code extends Issue["code"]> = Extract<Issue, { code: Code }>;

const MISSING = "Fill in this field";

/** Keyed by the expected type. */
const KINDS: Record<string, string> = {
  string: "Enter a text",
  number: "Enter a number",
  int: "Enter a whole number",
  bigint: "Enter a whole number",
  boolean: "Choose true or false",
  date: "Enter a date",
  array: "Send a list",
  object: "Send an object with named fields",
  record: "Send an object with named fields",
  file: "Choose a file",
  never: "Leave this out",
  undefined: "Leave this out",
};

const FORMATS: Record<string, string> = {
  email: "Enter an email address, such as name@company.in",
  url: "Enter a web address, such as https://www.company.in",
  uuid: "Send an id as the shop gave it",
  datetime: "Enter a date and time, such as 2026-01-31T09:30:00Z",
  date: "Enter a date, such as 2026-01-31",
  time: "Enter a time, such as 09:30:00",
};

/** Long input is shortened in the error text. */
const QUOTED = { most: 3, characters: 40 };

function listed(words: readonly unknown[]): string {
  return words.map(String).join(", ");
}

function quoted(names: readonly string[]): string {
  const shown = names.slice(0, QUOTED.most).map((name) => cutText(name, QUOTED.characters));
  return names.length > QUOTED.most ? `${listed(shown)}, …` : listed(shown);
}

function counted(count: number | bigint, one: string, many: string): string {
  return `${count} ${Number(count) === 1 ? one : many}`;
}

/** For a schema with a text of its own, which would otherwise be used for a wrong length too. */
export const atMostCharacters = (max: number) => `Use at most ${max} characters`;

function kindText({ expected, input, path }: IssueOf<"invalid_type">): string {
  const isMissing = input === undefined || input === null;
  if (isMissing && path && path.length > 0 && KINDS[expected] !== KINDS.never) return MISSING;
  return KINDS[expected] ?? "Send a value of another kind";
}

function asBound(origin: string, bound: number | bigint): string {
  return origin === "date" ? new Date(Number(bound)).toISOString() : String(bound);
}

/** Returns the text for values with a length, such as lists and strings. */
function sizeText(origin: string, bound: string, count: number | bigint): string | undefined {
  if (origin === "string") return `Use ${bound} ${counted(count, "character", "characters")}`;
  if (origin === "file") return `Choose a file of ${bound} ${counted(count, "byte", "bytes")}`;
  if (!["array", "set", "map"].includes(origin)) return undefined;
  return `Give ${bound} ${counted(count, "entry", "entries")}`;
}

function tooBigText({ origin, maximum, inclusive, exact }: IssueOf<"too_big">): string {
  const bound = exact ? "exactly" : "at most";
  const size = sizeText(origin, bound, maximum);
  if (size) return size;
  const limit = asBound(origin, maximum);
  return inclusive === false ? `Enter less than ${limit}` : `Enter ${bound} ${limit}`;
}

function tooSmallText({ origin, minimum, inclusive, exact }: IssueOf<"too_small">): string {
  const bound = exact ? "exactly" : "at least";
  if (origin === "string" && !exact && Number(minimum) === 1) return MISSING;
  const size = sizeText(origin, bound, minimum);
  if (size) return size;
  const limit = asBound(origin, minimum);
  return inclusive === false ? `Enter more than ${limit}` : `Enter ${bound} ${limit}`;
}

function formatText(issue: IssueOf<"invalid_format">): string {
  const { format, prefix, suffix, includes } = issue as Record<string, unknown>;
  if (format === "starts_with") return `Begin with ${String(prefix)}`;
  if (format === "ends_with") return `End with ${String(suffix)}`;
  if (format === "includes") return `Write ${String(includes)} in it`;
  return FORMATS[String(format)] ?? "Check how this is written";
}

function unionText(issue: IssueOf<"invalid_union">): string {
  const options: unknown = "options" in issue ? issue.options : undefined;
  if (Array.isArray(options) && options.length > 0) return `Choose one of: ${listed(options)}`;
  return "Send this in one of the forms that the API describes";
}

/** Returns the text for an issue without a text in its schema. */
export function inputText(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return kindText(issue);
    case "too_big":
      return tooBigText(issue);
    case "too_small":
      return tooSmallText(issue);
    case "invalid_format":
      return formatText(issue);
    case "not_multiple_of":
      return `Use a multiple of ${issue.divisor}`;
    case "unrecognized_keys":
      return `Leave out ${quoted(issue.keys)}`;
    case "invalid_value":
      return issue.values.length === 1
        ? `This must be ${listed(issue.values)}`
        : `Choose one of: ${listed(issue.values)}`;
    case "invalid_union":
      return unionText(issue);
    case "invalid_key":
      return issue.issues[0]?.message ?? "Give this entry another name";
    case "invalid_element":
      return issue.issues[0]?.message ?? "Check the entries of this list";
    default:
      return "Check this field";
  }
}
