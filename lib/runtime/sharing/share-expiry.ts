import {
  EXPIRED_TAGS_CHANNEL,
  expiredBy,
  expiryPayloads,
} from "../../http/cache/expired-tags-channel.ts";
import type { DatabaseListener } from "./database-listener.ts";
import { hearSiblings, notifySiblings } from "./notify-siblings.ts";
import {
  expireEverything,
  expireTags,
  setNotifyOthers,
  trustCacheFor,
} from "../../http/cache/expired-tags.ts";

/**
 * Milliseconds for which a process that receives no notifications trusts its cache. A change in one process expires
 * the cache in all others on the database. A database that is replaced by its standby is back within this time, and
 * until then nothing can be sold or edited either. A process that hears again expires everything.
 */
const UNHEARD_MS = 30_000;

/**
 * Must be called before the listener starts. The returned function settles once the pending notifications are sent.
 */
export function shareExpiry(
  listener: DatabaseListener,
  unheardMs = UNHEARD_MS,
): () => Promise<void> {
  const { tell, told } = expiryNotifier(listener);
  // Nothing cached is trusted until it listens.
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
  setNotifyOthers((tags) => {
    tell(tags);
    return notifySiblings(tags);
  });
  return told;
}

/** Notifies the others of expired tags, including earlier ones that could not be sent. */
function expiryNotifier(listener: DatabaseListener) {
  const untold = new Set<string>();
  let telling = Promise.resolve();
  const notify = async () => {
    const tags = [...untold];
    if (tags.length === 0) return;
    untold.clear();
    try {
      await listener.notify(EXPIRED_TAGS_CHANNEL, expiryPayloads(tags));
    } catch {
      // These are sent once the connection is back.
      for (const tag of tags) untold.add(tag);
    }
  };
  return {
    tell: (tags: readonly string[]) => {
      for (const tag of tags) untold.add(tag);
      // Tags that arrive while a notification is under way go with the next one.
      telling = telling.then(notify);
    },
    told: () => telling,
  };
}
