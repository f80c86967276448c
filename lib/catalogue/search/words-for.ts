import "server-only";
import { settingsForCall } from "@/lib/shop/settings/cached";
import { synonymsFrom, type Synonyms } from "@/lib/shop/settings/synonyms";

/** What the owner says that words mean, where somebody searches at all. */
export async function wordsFor({ q }: { q?: string | undefined }): Promise<{
  synonyms?: Synonyms;
}> {
  return q ? { synonyms: synonymsFrom((await settingsForCall()).searchSynonyms) } : {};
}
