/**
 * Every limit of the shop: how often who may do what. Beyond one the answer is 429 `rate_limited` with Retry-After in
 * seconds, where its row or group says nothing else. An address is what one line of a provider has: an IPv6 network
 * (/64) counts as one. docs/security.md says what they defend.
 */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** At most `points` within so many seconds. */
export interface Limit {
  points: number;
  seconds: number;
  /** Whose are counted together. */
  per: string;
  /** How many points it takes where nothing is found, which is looked for each time. */
  missing?: number;
}

/** Calls of the API. The row of each endpoint names one of these (lib/api/endpoint.ts). */
const CALLS = {
  /** What every page and every monitor asks. */
  poll: { points: 600, seconds: MINUTE, per: "address, endpoint" },
  /** Reads of somebody who looks around or types. */
  browse: { points: 240, seconds: MINUTE, per: "address, endpoint" },
  /** Lists, and small changes that follow each other. */
  work: { points: 120, seconds: MINUTE, per: "address, endpoint" },
  /** One change, one paper, one look at a table. */
  change: { points: 60, seconds: MINUTE, per: "address, endpoint" },
  /** Forms, sign-in among them. */
  form: { points: 30, seconds: MINUTE, per: "address, endpoint" },
  /** Files and sheets; ways by Google and payment gateways. */
  file: { points: 20, seconds: MINUTE, per: "address, endpoint" },
  /** Whole exports; what opens, closes or secures an account. */
  bulk: { points: 10, seconds: MINUTE, per: "address, endpoint" },
  /** What sends somebody an email. */
  mail: { points: 5, seconds: MINUTE, per: "address, endpoint" },
  /** The email that confirms one's own address, once more. */
  resend: { points: 3, seconds: MINUTE, per: "address, endpoint" },
} as const satisfies Record<string, Limit>;

export type CallLimit = keyof typeof CALLS;

/**
 * Counted in memory (memory-limit.ts): a window begins with the first of its points. Web processes tell each other twice
 * a second what they counted; a restart of all forgets it.
 */
export const MEMORY_LIMITS = {
  ...CALLS,
  /** Pages of a search, each of which the database looks for. */
  searches: { points: 60, seconds: MINUTE, per: "address" },
  /** Other pages that are rendered; one from the cache counts nothing. */
  renders: { points: 300, seconds: MINUTE, per: "address", missing: 5 },
  /** Pictures from this machine's disk: a list shows 24, and browsers keep them for good. */
  pictures: { points: 1_200, seconds: MINUTE, per: "address" },
  /** The feed reads the whole catalogue, and a merchant center fetches it once a day. */
  feed: { points: 6, seconds: MINUTE, per: "address" },
  /** Entries of refusals in the audit log, by each process for itself: the next entry says how many were left out. */
  auditEntries: { points: 1, seconds: MINUTE, per: "event, place, account or address" },
  auditEntriesOfAll: { points: 300, seconds: MINUTE, per: "process" },
} as const satisfies Record<string, Limit>;

export interface DatabaseLimit extends Limit {
  /** At most so many in a day as well. */
  perDay?: number;
  /**
   * Instead of a refusal until the span is over: once the points are used up, each further attempt waits twice as
   * long as the one before, from a second to so many, and a span without any attempt forgets them all.
   */
  longestWait?: number;
  /** Under which name it is counted, where another limit counts the same. */
  counter?: string;
  /** A right attempt takes back only itself; where this is not said, all wrong ones before it as well. */
  keepsWrong?: true;
}

/**
 * Counted in the database (database-limit.ts): exact over all processes, and a restart forgives nobody. What is counted
 * in a transaction rolls back with it. Several in one transaction are counted in the order of this table, so that no
 * two callers wait for each other.
 */
export const DATABASE_LIMITS = {
  /** Wrong passwords: somebody who mistypes, or a machine that tries. */
  passwordsFromAddress: {
    points: 5,
    seconds: HOUR,
    longestWait: 15 * MINUTE,
    per: "account, address",
  },
  /** Wrong passwords for whatever accounts: nobody clears them by signing in to one of their own. */
  passwordsOfAddress: {
    points: 20,
    seconds: HOUR,
    longestWait: 15 * MINUTE,
    per: "address",
    keepsWrong: true,
  },
  /** Wrong passwords from everywhere. The owner shares this counter, so the wait stays bearable. */
  passwordsOfAccount: { points: 20, seconds: HOUR, longestWait: 30, per: "account" },
  /** Wrong second factors; a recovery code works all the same. */
  secondFactors: { points: 10, seconds: HOUR, longestWait: HOUR, per: "account" },
  /**
   * Emails with a link that somebody asks for. The wait ends before the last link does, so that nobody can keep an
   * account without one that works.
   */
  requestedLinks: { points: 4, seconds: HOUR, longestWait: 15 * MINUTE, per: "account" },
  /** Orders outside the session of a verified account. The owner may set the points (unprovenOrdersPerHour). */
  ordersOfAddress: { points: 20, seconds: HOUR, per: "address" },
  ordersOfMailbox: { points: 5, seconds: HOUR, per: "mailbox" },
  /** Files with a request for a price: from one address few, over all not so many that they fill the disk. */
  filesOfAddress: { points: 5, seconds: HOUR, perDay: 10, per: "address" },
  filesOfAll: { points: 200, seconds: DAY, per: "shop" },
  /** Emails that anybody can cause; beyond these they are left out and noted for the shop's people. */
  strangerMails: { points: 5, seconds: HOUR, perDay: 10, per: "mailbox" },
  /** The same mailbox, where a link proves the address: room for it is left. */
  strangerLinks: { points: 8, seconds: HOUR, perDay: 16, per: "mailbox", counter: "strangerMails" },
  /** A link to the address of a proven account, which `requestedLinks` bounds: here it counts for the others alone. */
  ownLinks: { points: Infinity, seconds: HOUR, per: "mailbox", counter: "strangerMails" },
} as const satisfies Record<string, DatabaseLimit>;

export type DatabaseLimitName = keyof typeof DATABASE_LIMITS;

/** Counted by the rows that they are about. */
export const ROW_LIMITS = {
  /** Codes for one sign-in under way, which lasts as long; beyond them it is unknown (401 `invalid_code`). */
  signInCodes: { points: 5, seconds: 5 * MINUTE, per: "sign-in" },
  /** Addresses for pictures at UploadThing that nothing was read from yet; each lasts as long. */
  pictureUploads: { points: 100, seconds: 15 * MINUTE, per: "account" },
  paymentReminders: { points: 1, seconds: DAY, per: "order" },
} as const satisfies Record<string, Limit>;

/** What each process does so many at once of (at-once.ts); the others wait in their order. */
export const AT_ONCE = {
  /** Hashes take memory and one of few threads. More than may wait: 503 with Retry-After. */
  passwordHashes: { atOnce: 2, maxWaiting: 100 },
  /** A decoded picture takes as much memory as it has pixels. */
  pictures: { atOnce: 2 },
  bucketRequests: { atOnce: 8 },
  uploadThingFiles: { atOnce: 3 },
} as const satisfies Record<string, { atOnce: number; maxWaiting?: number }>;
