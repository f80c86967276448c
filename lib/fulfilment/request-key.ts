import { AppError } from "@/lib/base/errors";

/** A request that may arrive more than once, about one order; its lock makes repeats wait for the first. */
export interface RequestKey {
  key: string;
  /** Fingerprint of the payload. */
  hash: string;
}

/** The columns by which what a request made is found again. */
export const keyColumns = (request: RequestKey | undefined) => ({
  requestKey: request?.key ?? null,
  requestHash: request?.hash ?? null,
});

/** @throws AppError idempotency_conflict where the key came with another payload before */
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
