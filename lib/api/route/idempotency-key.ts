import "server-only";
import { invalidField } from "@/lib/base/errors";

const VALID = /^[\x21-\x7e]{1,128}$/;

/**
 * Returns the caller's Idempotency-Key; undefined without one.
 * @throws AppError invalid_input for a key that is too long or not plain text
 */
export function readIdempotencyKey(headers: Headers): string | undefined {
  const key = headers.get("idempotency-key");
  if (key === null) return undefined;
  if (VALID.test(key)) return key;
  throw invalidField(
    "Idempotency-Key",
    "Idempotency-Key must be 1 to 128 printable characters without spaces.",
  );
}
