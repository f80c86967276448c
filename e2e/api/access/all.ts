import type { IdentityName } from "../identities";

/** What a row of the access table says, and the patterns that many rows share. */

export type Statuses = Record<IdentityName, number>;

export interface Row {
  /** With {order}, {address} and {session} standing for rows of the customer's, {product} for one of the test's own. */
  path?: string;
  body?: unknown;
  /** Instead of a JSON body. */
  multipart?: Record<string, string>;
  expected: Statuses;
}

/** A row for each endpoint of a table; one that is missing does not compile. */
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

/** Whoever has a living session. */
export const signedIn = (status: number): Statuses => ({
  ...everybody(status),
  ...REFUSED,
  anonymous: 401,
});

/** What belongs to the customer is not there for anybody else. */
export const owner = (status: number): Statuses => ({
  ...signedIn(404),
  customer: status,
});

/** Anybody but whoever presents a session that is no longer good. */
export const unlessEnded = (status: number): Statuses => ({ ...everybody(status), ...REFUSED });

/** An order: its customer and admins; everybody else without the key learns nothing. */
export const order = (status: number): Statuses => ({
  ...unlessEnded(404),
  customer: status,
  admin: status,
});

/** Admins alone; whoever else is signed in is told that they may not. */
export const adminOnly = (status: number): Statuses => ({
  ...signedIn(403),
  admin: status,
});

export const PUBLIC_OK = everybody(200);
