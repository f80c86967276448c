/**
 * Every rate limit of the shop. Above a limit the answer is 429 `rate_limited` with Retry-After in seconds, unless
 * its row or group says otherwise. An IPv6 network (/64) counts as one address, because that is what one subscriber
 * line gets. docs/security.md says what the limits defend.
 */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** At most `points` within `seconds`. */
export interface Limit {
  points: number;
  seconds: number;
  /** The values that are counted together, such as "address, endpoint". */
  per: string;
  /** Points taken by a request for something missing, which is looked up each time. */
  missing?: number;
}

/**
 * API calls. The row of each endpoint names one of these (lib/api/endpoint.ts). A signed endpoint, such as a gateway's
 * webhook, counts only the calls that it refuses (lib/api/route/route.ts).
 */
const CALLS = {
  /** Requests that every page and every monitor makes. */
  poll: { points: 600, seconds: MINUTE, per: "address, endpoint" },
  /** Reads while a person browses or types. */
  browse: { points: 240, seconds: MINUTE, per: "address, endpoint" },
  /** Lists, and small changes in quick succession. */
  work: { points: 120, seconds: MINUTE, per: "address, endpoint" },
  /** One change, one document or one table. */
  change: { points: 60, seconds: MINUTE, per: "address, endpoint" },
  /** Forms, including sign-in. */
  form: { points: 30, seconds: MINUTE, per: "address, endpoint" },
  /** Files and spreadsheets; redirects through Google and payment gateways. */
  file: { points: 20, seconds: MINUTE, per: "address, endpoint" },
  /** Whole exports; actions that open, close or secure an account. */
  bulk: { points: 10, seconds: MINUTE, per: "address, endpoint" },
  /** Calls that trigger an email. */
  mail: { points: 5, seconds: MINUTE, per: "address, endpoint" },
  /** Another email that confirms one's own address. */
  resend: { points: 3, seconds: MINUTE, per: "address, endpoint" },
} as const satisfies Record<string, Limit>;

export type CallLimit = keyof typeof CALLS;

/** Calls so costly that they are limited for each API key as for an address. */
export const COSTLY_CALLS: readonly CallLimit[] = ["file", "bulk", "mail", "resend"];

/**
 * Counted in memory (memory-limit.ts): a window begins with its first point. Web processes send each other their
 * counts twice a second; a restart of all of them clears the counts.
 */
export const MEMORY_LIMITS = {
  ...CALLS,
  /** Calls with an API key, in place of the limits per address. */
  keyCalls: { points: 600, seconds: MINUTE, per: "key" },
  /** Calls with a key that does not exist, each of which is looked up. */
  unknownKeys: { points: 120, seconds: MINUTE, per: "address" },
  /** Search pages, each of which queries the database. */
  searches: { points: 60, seconds: MINUTE, per: "address" },
  /** Other rendered pages; a page from the cache is not counted. */
  renders: { points: 300, seconds: MINUTE, per: "address", missing: 5 },
  /** Pictures from this machine's disk: a list shows 24, and browsers cache them permanently. */
  pictures: { points: 1_200, seconds: MINUTE, per: "address" },
  /** The feed reads the whole catalogue, and a merchant center fetches it once a day. */
  feed: { points: 6, seconds: MINUTE, per: "address" },
  /**
   * Audit log entries of refusals, counted by each process for itself. The next entry says how many were left out.
   */
  auditEntries: { points: 1, seconds: MINUTE, per: "event, place, account or address" },
  auditEntriesOfAll: { points: 300, seconds: MINUTE, per: "process" },
} as const satisfies Record<string, Limit>;

export interface DatabaseLimit extends Limit {
  /** Maximum in a day, in addition. */
  perDay?: number;
  /**
   * Seconds. Replaces the refusal until the span is over: once the points are used up, each further attempt waits
   * twice as long as the one before, from one second up to this maximum. A span without any attempt clears the
   * counter.
   */
  longestWait?: number;
  /** Name of the counter, when another limit uses the same one. */
  counter?: string;
  /** A right attempt takes back only itself; without this it also takes back the wrong ones before it. */
  countsOnlyFailures?: true;
}

/**
 * Counted in the database (database-limit.ts): exact over all processes and kept over a restart. Counts made in a
 * transaction roll back with it. Several counts in one transaction are made in the order of this table, so that no
 * two callers deadlock.
 */
export const DATABASE_LIMITS = {
  /** Wrong passwords for one account from one address: a person who mistypes, or a machine that tries passwords. */
  passwordsFromAddress: {
    points: 5,
    seconds: HOUR,
    longestWait: 15 * MINUTE,
    per: "account, address",
  },
  /** Wrong passwords for any accounts from one address. Signing in to an account of one's own does not clear them. */
  passwordsOfAddress: {
    points: 20,
    seconds: HOUR,
    longestWait: 15 * MINUTE,
    per: "address",
    countsOnlyFailures: true,
  },
  /** Wrong passwords for one account from all addresses. The owner shares this counter, so the wait stays short. */
  passwordsOfAccount: { points: 20, seconds: HOUR, longestWait: 30, per: "account" },
  /** Wrong second factors. A recovery code still works. */
  secondFactors: { points: 10, seconds: HOUR, longestWait: HOUR, per: "account" },
  /**
   * Requested emails with a link. The wait ends before the last link expires, so that nobody can keep an account
   * without a working link.
   */
  requestedLinks: { points: 4, seconds: HOUR, longestWait: 15 * MINUTE, per: "account" },
  /** Invitations by the shop into one company, each to one of its people or to all of them. */
  shopInvitations: { points: 30, seconds: HOUR, per: "company" },
  /** Invitations by founders of companies, to unverified addresses. */
  companyInvitations: { points: 30, seconds: HOUR, perDay: 100, per: "company" },
  /** Orders outside the session of a verified account. The owner may set the points (unprovenOrdersPerHour). */
  ordersOfAddress: { points: 20, seconds: HOUR, per: "address" },
  ordersOfMailbox: { points: 5, seconds: HOUR, per: "mailbox" },
  /** Files sent with a quote request: few from one address, and in total not enough to fill the disk. */
  filesOfAddress: { points: 5, seconds: HOUR, perDay: 10, per: "address" },
  filesOfAll: { points: 200, seconds: DAY, per: "shop" },
  /** Files for printing, each begun 10 MB of one: 4 GB from one address, whatever accounts and orders it opens. */
  artworkOfAddress: { points: 400, seconds: DAY, per: "address" },
  /** The limit for all unverified senders, at most 20 GB: not enough to fill the disk. */
  unprovenArtwork: { points: 2_000, seconds: DAY, per: "shop" },
  /** WhatsApp messages from one number; further ones are ignored. */
  whatsAppOfNumber: { points: 60, seconds: HOUR, per: "number" },
  /** Emails that anybody can cause. Above the limit they are not sent, and the shop's staff see a note. */
  strangerMails: { points: 5, seconds: HOUR, perDay: 10, per: "mailbox" },
  /** The same mailbox, for a verification link. The higher limit reserves room for it. */
  strangerLinks: { points: 8, seconds: HOUR, perDay: 16, per: "mailbox", counter: "strangerMails" },
  /**
   * A link to the address of a verified account. `requestedLinks` limits it; here it only counts towards the other
   * two.
   */
  ownLinks: { points: Infinity, seconds: HOUR, per: "mailbox", counter: "strangerMails" },
} as const satisfies Record<string, DatabaseLimit>;

export type DatabaseLimitName = keyof typeof DATABASE_LIMITS;

/**
 * Counted by the rows that they limit. Exact in a race where the count is taken under a lock or in the statement that
 * changes it: `signInCodes`, `paymentReminders`. The two others count before they insert, so callers
 * at the same moment may pass by a few.
 */
export const ROW_LIMITS = {
  /**
   * Codes for one sign-in under way, which lasts equally long. Above the limit the sign-in is unknown (401
   * `invalid_code`).
   */
  signInCodes: { points: 5, seconds: 5 * MINUTE, per: "sign-in" },
  /** WhatsApp messages: a typed number is unverified. Above the limit none is queued. */
  whatsAppMessages: { points: 20, seconds: DAY, per: "number" },
  paymentReminders: { points: 1, seconds: DAY, per: "order" },
} as const satisfies Record<string, Limit>;

/** How many of a kind of work each process does at once (at-once.ts); the rest waits, and owners take turns. */
export const AT_ONCE = {
  /**
   * Hashes take memory and one of few threads. When more than `maxWaiting` wait, the answer is 503 with Retry-After.
   */
  passwordHashes: { atOnce: 2, maxWaiting: 100 },
  /** A decoded picture takes memory in proportion to its pixels. */
  pictures: { atOnce: 2 },
  /** One who sends many files waits for their own; each is killed after a time by its size (run-preflight.ts). */
  preflights: { atOnce: 1 },
  /** A workbook takes hundreds of megabytes for a moment. */
  workbooks: { atOnce: 1, maxWaiting: 20, maxWaitingEach: 5 },
  /** A file of up to 100 MB, which its sender may have joined again as often as its sum is wrong. */
  joinedFiles: { atOnce: 2, maxWaiting: 50, maxWaitingEach: 10 },
  bucketRequests: { atOnce: 8 },
  uploadThingFiles: { atOnce: 3 },
} as const satisfies Record<
  string,
  { atOnce: number; maxWaiting?: number; maxWaitingEach?: number }
>;
