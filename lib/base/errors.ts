/** The codes of API errors (docs/product.md: The API). */
export type ErrorCode =
  | "invalid_input"
  | "invalid_token"
  | "invalid_signature"
  | "unauthenticated"
  | "invalid_credentials"
  | "invalid_code"
  | "forbidden"
  | "password_change_required"
  | "csrf"
  | "not_found"
  | "method_not_allowed"
  | "duplicate_email"
  | "already_signed_in"
  | "out_of_stock"
  | "price_changed"
  | "invalid_promo"
  | "shipping_on_request"
  | "needs_offer"
  | "not_member"
  | "approval_required"
  | "over_limit"
  | "on_hold"
  | "no_way_to_pay"
  | "outside_limits"
  | "own_request"
  | "request_closed"
  | "invalid_transition"
  | "missing_fields"
  | "idempotency_conflict"
  | "not_on_self"
  | "last_admin"
  | "already_member"
  | "last_owner"
  | "edit_conflict"
  | "invoiced"
  | "in_production"
  | "dispatched"
  | "overlap"
  | "series_begun"
  | "in_use"
  | "duplicate_reference"
  | "above_paid"
  | "above_ordered"
  | "too_late"
  | "proof_pending"
  | "advance_due"
  | "balance_due"
  | "proof_superseded"
  | "artwork_errors"
  | "offer_expired"
  | "offer_superseded"
  | "offer_closed"
  | "frozen"
  | "too_large"
  | "unsupported_media_type"
  | "rate_limited"
  | "unavailable"
  | "internal";

export interface ErrorDetails {
  /** Error texts by field name. */
  fields?: Record<string, string>;
  /** Further members of the answer, such as the correct amounts of an order. */
  extra?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** An error that is sent to the caller: `message` is shown to people. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** The result, or null for a not_found refusal. */
export async function nullIfMissing<T>(attempt: Promise<T>): Promise<T | null> {
  try {
    return await attempt;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}

/** An input that one field is to blame for, which shows the message. */
export const invalidField = (field: string, message: string): AppError =>
  new AppError("invalid_input", message, { fields: { [field]: message } });
