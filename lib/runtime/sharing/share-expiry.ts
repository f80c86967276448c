import {
  EXPIRED_TAGS_CHANNEL,
  expiredBy,
  expiryPayloads,
} from "../../http-cache/expired-tags-channel.ts";
import type { DatabaseListener } from "./database-listener.ts";
import { hearSiblings, tellSiblings } from "./tell-siblings.ts";
import {
  expireEverything,
  expireTags,
  tellOthersBy,
  trustCacheFor,
} from "../../http-cache/expired-tags.ts";

/**
 * What one process changes, all others on the database forget. A process that cannot hear of changes
 * trusts what it keeps for this long: a database that is replaced by its standby is back by then, and
 * until it is nothing can be sold or edited either. Once it hears again it forgets everything.
 */
const UNHEARD_MS = 30_000;

/** Before the listener starts. The answer settles what is still to be told. */
export function shareExpiry(
  listener: DatabaseListener,
  unheardMs = UNHEARD_MS,
): () => Promise<void> {
  const { tell, told } = expiryTeller(listener);
  // Until it listens, nothing that is cached can be trusted.
  trustCacheFor(-1);
  listener.hear({
    channel: EXPIRED_TAGS_CHANNEL,
    heard: (payload) => {
      const tags = expiredBy(payload);
      if (tags) expireTags(tags);
      else expireEverything();
    },
    listening: () => {
      expireEverything();
      trustCacheFor(unheardMs);
      tell([]);
    },
    alive: () => trustCacheFor(unheardMs),
    lost: expireEverything,
  });
  hearSiblings(expireTags);
  tellOthersBy((tags) => {
    tell(tags);
    return tellSiblings(tags);
  });
  return told;
}

/** Tells the others of tags, and with them of those that could not be told before. */
function expiryTeller(listener: DatabaseListener) {
  const untold = new Set<string>();
  let telling = Promise.resolve();
  const notify = async () => {
    const tags = [...untold];
    if (tags.length === 0) return;
    untold.clear();
    try {
      await listener.notify(EXPIRED_TAGS_CHANNEL, expiryPayloads(tags));
    } catch {
      // It is told once the connection is found again.
      for (const tag of tags) untold.add(tag);
    }
  };
  return {
    tell: (tags: readonly string[]) => {
      for (const tag of tags) untold.add(tag);
      // What comes while a message is on its way goes with the next.
      telling = telling.then(notify);
    },
    told: () => telling,
  };
}
