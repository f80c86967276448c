import { AppError } from "@/lib/base/errors";

/** The idempotency key of a request about one order; the order's lock makes a repeat wait for the first. */
export interface RequestKey {
  key: string;
  /** Fingerprint of the payload. */
  hash: string;
}

/** The columns by which a repeated request finds its earlier result. */
export const keyColumns = (request: RequestKey | undefined) => ({
  requestKey: request?.key ?? null,
  requestHash: request?.hash ?? null,
});

/** @throws AppError idempotency_conflict when the key was used with another payload */
export function refuseOtherPayload(
  made: { requestHash: string | null },
  { hash }: RequestKey,
): void {
  if (made.requestHash === hash) return;
  throw new AppError(
    "idempotency_conflict",
    "This Idempotency-Key was used for another request. Send a new key.",
  );
}
