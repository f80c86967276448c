import "server-only";
import type { Db } from "@/lib/db/client";
import { readShopSettings } from "@/lib/settings/queries";
import { synonymsFrom, type Synonyms } from "@/lib/settings/synonyms";

/** What the owner says that words mean, where somebody searches at all. */
export async function wordsFor(
  db: Db,
  { q }: { q?: string | undefined },
): Promise<{ synonyms?: Synonyms }> {
  return q ? { synonyms: synonymsFrom((await readShopSettings(db)).searchSynonyms) } : {};
}
