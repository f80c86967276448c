import { fingerprint, refuseOtherPayload } from "@/lib/db/idempotency";

/** The idempotency key of a request about one order; the order's lock makes a repeat wait for the first. */
export interface RequestKey {
  key: string;
  /** Fingerprint of the payload. */
  hash: string;
}

export const toRequestKey = (key: string | undefined, payload: unknown): RequestKey | undefined =>
  key ? { key, hash: fingerprint(payload) } : undefined;

/** The columns by which a repeated request finds its earlier result. */
export const keyColumns = (request: RequestKey | undefined) => ({
  requestKey: request?.key ?? null,
  requestHash: request?.hash ?? null,
});

/**
 * Returns the row that an earlier request with this key made for the order; null where there is none, or no key.
 * @throws AppError idempotency_conflict when the key was used with another payload
 */
export async function findEarlier<Row extends { requestHash: string | null }>(
  request: RequestKey | undefined,
  { id: orderId }: { id: string },
  find: (where: { orderId: string; requestKey: string }) => Promise<Row | null>,
): Promise<Row | null> {
  const made = request ? await find({ orderId, requestKey: request.key }) : null;
  if (made && request) refuseOtherPayload(made.requestHash, request);
  return made;
}
