/** The notifications by which processes on one database report expired tags to each other. */

export const EXPIRED_TAGS_CHANNEL = "shop_expired_tags";

/** PostgreSQL accepts payloads of less than 8000 bytes. */
const LONGEST = 7_900;

/** From this many tags on it is cheaper to expire everything. */
const MANY = 2_000;

const EVERYTHING = "*";

/** Returns one or more payloads; tags contain no line break. */
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

/** Returns the tags of a payload; undefined means everything. */
export function expiredBy(payload: string): string[] | undefined {
  return payload === EVERYTHING ? undefined : payload.split("\n");
}
