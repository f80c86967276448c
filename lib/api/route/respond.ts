import "server-only";
import { ZodError } from "zod";
import { Prisma } from "shop-database";
import { isOutage, stoppedBecause } from "@/lib/db/outage";
import { isTaken } from "@/lib/db/unique";
import { AppError, type ErrorCode, type ErrorDetails } from "@/lib/base/errors";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/base/http/languages";
import { log } from "@/lib/base/log";
import { throwWhenOutOfFiles, isNoRoom } from "@/lib/base/http/resource-errors";
import { currentRequest } from "@/lib/base/http/request-context";
import { unauthenticated } from "@/lib/identity/session/unauthenticated";
import { getTranslate } from "@/lib/i18n/dictionaries";
import { Refusal } from "@/lib/i18n/refusal";
import { toStaff } from "@/lib/i18n/staff-words";
import type { Translate } from "@/lib/i18n/translate";
import { FORM_PATTERNS, translateMessage } from "@/lib/i18n/translate-message";
import { RETRY_SECONDS } from "./retry-seconds";

const RECORD_NOT_FOUND = "P2025";

/**
 * True when a call failed because its caller's account was deleted after the caller was admitted. A missing account of
 * another person has another message.
 */
function isAccountGone(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  const { modelName, driverAdapterError } = (error.meta ?? {}) as {
    modelName?: unknown;
    driverAdapterError?: { cause?: { kind?: unknown; constraint?: { index?: unknown } } };
  };
  if (error.code === RECORD_NOT_FOUND) return modelName === "User";
  const { kind, constraint } = driverAdapterError?.cause ?? {};
  if (kind !== "ForeignKeyConstraintViolation") return false;
  return String(constraint?.index).endsWith("_userId_fkey");
}

/** The only place where an error code becomes a status (docs/product.md: The API). */
const STATUS: Record<ErrorCode, number> = {
  invalid_input: 400,
  invalid_token: 400,
  invalid_signature: 400,
  outside_limits: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  invalid_code: 401,
  forbidden: 403,
  password_change_required: 403,
  not_member: 403,
  csrf: 403,
  not_found: 404,
  method_not_allowed: 405,
  duplicate_email: 409,
  already_signed_in: 409,
  out_of_stock: 409,
  price_changed: 409,
  invalid_promo: 409,
  shipping_on_request: 409,
  needs_offer: 409,
  approval_required: 409,
  over_limit: 409,
  on_hold: 409,
  no_way_to_pay: 409,
  own_request: 409,
  request_closed: 409,
  invalid_transition: 409,
  missing_fields: 409,
  idempotency_conflict: 409,
  not_on_self: 409,
  last_admin: 409,
  already_member: 409,
  last_owner: 409,
  edit_conflict: 409,
  invoiced: 409,
  in_production: 409,
  dispatched: 409,
  overlap: 409,
  series_begun: 409,
  in_use: 409,
  duplicate_reference: 409,
  above_paid: 409,
  above_ordered: 409,
  too_late: 409,
  proof_pending: 409,
  advance_due: 409,
  balance_due: 409,
  proof_superseded: 409,
  artwork_errors: 409,
  offer_expired: 409,
  offer_superseded: 409,
  offer_closed: 409,
  frozen: 409,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  unavailable: 503,
  internal: 500,
};

/**
 * PostgreSQL's codes for values that it cannot store: numbers and dates out of range, an invalid date, a NUL or half
 * a character in a text, and a text that is too long for an index
 * (https://www.postgresql.org/docs/18/errcodes-appendix.html).
 */
const UNSTORABLE = new Set(["22003", "22007", "22008", "22009", "22021", "22P05", "54000"]);

/** Reports whether the database could not store what the caller sent, a mistake that no schema caught. */
function isUnstorable(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  const { driverAdapterError } = (error.meta ?? {}) as {
    driverAdapterError?: { cause?: { originalCode?: unknown } };
  };
  return UNSTORABLE.has(String(driverAdapterError?.cause?.originalCode));
}

/** Texts for statements that the database ended because they took too long (lib/db/client.ts). */
const STOPPED = {
  "too-long": "This took too long and was stopped. Please ask for less at once, or try again.",
  "held-up": "Somebody else is changing this right now. Please try again in a moment.",
};

function toFields({ issues }: Pick<ZodError, "issues">, above: PropertyKey[] = []) {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = [...above, ...issue.path];
    const meant = issue.code === "invalid_union" ? nearestForm(issue.errors) : undefined;
    const named = meant ? toFields({ issues: meant }, path) : { [path.join(".")]: issue.message };
    for (const [field, message] of Object.entries(named)) fields[field] ??= message;
  }
  return fields;
}

/** Of several forms that a value may have, the one that it misses least; undefined where nothing was like any. */
function nearestForm<T extends { path: PropertyKey[] }>(forms: T[][]): T[] | undefined {
  const [nearest] = forms
    .filter((issues) => issues.every(({ path }) => path.length > 0))
    .sort((one, other) => one.length - other.length);
  return nearest;
}

function unavailable(message: string): AppError {
  return new AppError("unavailable", message, {
    headers: { "Retry-After": String(RETRY_SECONDS) },
  });
}

/** Turns any thrown error into a refusal that a caller may see. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) {
    const fields = toFields(error);
    const message = Object.values(fields)[0] ?? "The request is not valid.";
    return new AppError("invalid_input", message, { fields });
  }
  const stopped = stoppedBecause(error);
  if (stopped) return unavailable(STOPPED[stopped]);
  if (isOutage(error)) return unavailable("The shop is not available right now. Please try again.");
  if (isNoRoom(error)) {
    log.error("There is no room left on the disk", error);
    return unavailable("The shop has no room left to keep this. Please try again later.");
  }
  if (isTaken(error)) {
    log.error("A unique index refused what no rule had refused", error);
    return new AppError("edit_conflict", STOPPED["held-up"]);
  }
  if (isAccountGone(error)) {
    return unauthenticated("expired");
  }
  if (isUnstorable(error)) {
    return new AppError(
      "invalid_input",
      "The request has a character, number or date that cannot be stored.",
    );
  }
  log.error("Unexpected error", error);
  throwWhenOutOfFiles(error);
  const requestId = currentRequest()?.id;
  return new AppError("internal", "Something went wrong on our side. Please try again.", {
    ...(requestId && { extra: { requestId } }),
  });
}

/**
 * @param language of the caller, who sees the message
 * @param isStaff true for a call by staff, who get a message of their own
 */
export function errorResponse(
  error: unknown,
  language: Language = DEFAULT_LANGUAGE,
  isStaff = false,
): Response {
  const refusal = toAppError(error);
  const { code, details } = refusal;
  const inEnglish = isStaff ? toStaff : null;
  const t = language === DEFAULT_LANGUAGE ? inEnglish : getTranslate(language);
  const { message, fields } = t
    ? translateError(refusal, t)
    : { message: refusal.message, ...details };
  const body = { ...details.extra, message, code, ...(fields && { fields }) };
  return Response.json(body, {
    status: STATUS[code],
    headers: { "Cache-Control": "no-store", ...details.headers },
  });
}

/** Messages of schemas and rate limits, which are sentences when they come here. */
export const PATTERNS = [
  ...FORM_PATTERNS,
  "Too many attempts. Try again in {seconds} seconds.",
  "A company holds at most {count} GSTINs",
  "Order at most {count} packs at once",
  "A cart holds at most {count} products",
  "An order holds at most {count} products",
  "Ask for at most {count} lines at once",
  "A list has at most {count} lines.",
  "Choose at most {count} weeks.",
  "A company has at most {count} rules",
  "Ask for at most {count} quantities.",
  "Call off at most {count} at once.",
  "Name at most {count} products",
];

/** An error's texts as its caller reads them. */
function translateError(
  error: AppError,
  t: Translate,
): Pick<ErrorDetails, "fields"> & { message: string } {
  const { message, details } = error;
  const { fields } = details;
  const translated =
    error instanceof Refusal ? error.words(t) : translateMessage(t, message, PATTERNS);
  if (!fields) return { message: translated };
  const translateField = (text: string) =>
    text === message ? translated : translateMessage(t, text, PATTERNS);
  return {
    message: translated,
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [name, translateField(text)] as const),
    ),
  };
}
