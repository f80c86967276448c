import type { IdentityName } from "../../identities";

/** Rows of the access table, and shared expectations. */

export type Statuses = Record<IdentityName, number>;

export interface Row {
  /** {order}, {address} and {session} are replaced by the customer's rows, {product} by one of the test's own. */
  path?: string;
  body?: unknown;
  /** Sent instead of a JSON body. */
  multipart?: Record<string, string>;
  expected: Statuses;
}

/** Requires a row for each endpoint of a table; a missing one is a compile error. */
export type Rows<Table> = Record<keyof Table, Row>;

export const everybody = (status: number): Statuses => ({
  anonymous: status,
  customer: status,
  "other customer": status,
  admin: status,
  revoked: status,
  expired: status,
  tampered: status,
  "alg none": status,
});

const REFUSED = { revoked: 401, expired: 401, tampered: 401, "alg none": 401 };

/** Every caller with a valid session gets this status. */
export const signedIn = (status: number): Statuses => ({
  ...everybody(status),
  ...REFUSED,
  anonymous: 401,
});

/** The customer gets this status; for all others the row does not exist. */
export const owner = (status: number): Statuses => ({
  ...signedIn(404),
  customer: status,
});

/** Everyone gets this status, except callers with an ended session. */
export const unlessEnded = (status: number): Statuses => ({ ...everybody(status), ...REFUSED });

/** An order's customer and admins get this status; without the order's key, others do not learn that it exists. */
export const order = (status: number): Statuses => ({
  ...unlessEnded(404),
  customer: status,
  admin: status,
});

/** Staff, here an admin, get this status; other signed-in users get a 403. */
export const staffOnly = (status: number): Statuses => ({
  ...signedIn(403),
  admin: status,
});

export const PUBLIC_OK = everybody(200);
