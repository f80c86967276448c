/** How processes on one database tell each other which tags were expired: by its notifications. */

export const EXPIRED_TAGS_CHANNEL = "shop_expired_tags";

/** PostgreSQL takes less than 8000 bytes. */
const LONGEST = 7_900;

/** So many that it is cheaper to forget all. */
const MANY = 2_000;

const EVERYTHING = "*";

/** One or more payloads; tags hold no line break. */
export function expiryPayloads(tags: readonly string[]): string[] {
  if (tags.length > MANY) return [EVERYTHING];
  const payloads: string[] = [];
  for (const tag of tags) {
    const begun = payloads.at(-1);
    const longer = begun === undefined ? tag : `${begun}\n${tag}`;
    if (begun === undefined || Buffer.byteLength(longer) > LONGEST) payloads.push(tag);
    else payloads[payloads.length - 1] = longer;
  }
  return payloads;
}

/** The tags of a payload; undefined: everything. */
export function expiredBy(payload: string): string[] | undefined {
  return payload === EVERYTHING ? undefined : payload.split("\n");
}
