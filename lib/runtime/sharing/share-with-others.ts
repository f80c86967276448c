import { hkdfSync } from "node:crypto";
import { countByKey } from "../../api/route/minute-counts.ts";
import { DatabaseListener } from "./database-listener.ts";
import { shareCounts } from "./share-counts.ts";
import { shareExpiry } from "./share-expiry.ts";

export interface ShareOptions {
  /** Of the server itself. */
  databaseUrl: string;
  /** AUTH_SECRET, from which all processes derive the key of their counts. */
  secret: string;
}

/** Shares with the other web processes what has to hold over all; the answer ends it in order. */
export function shareWithOthers({ databaseUrl, secret }: ShareOptions): () => Promise<void> {
  const listener = new DatabaseListener(databaseUrl);
  const told = shareExpiry(listener);
  const key = Buffer.from(hkdfSync("sha256", secret, "", "counts", 32));
  shareCounts(listener, countByKey(key.toString("base64")));
  listener.start();
  return async () => {
    await told();
    await listener.stop();
  };
}
