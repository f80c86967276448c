import "server-only";
import { settingsForCall } from "@/lib/shop/settings/cached";
import { synonymsFrom, type Synonyms } from "@/lib/shop/settings/synonyms";

/** Response header with the corrected search, when the typed one found nothing. */
const DID_YOU_MEAN = "X-Did-You-Mean";

/** Characters that a header cannot hold, such as Devanagari, are percent-encoded as in a URL. */
export function didYouMeanHeader(text: string | undefined): Record<string, string> {
  if (text === undefined) return {};
  return { [DID_YOU_MEAN]: text.replace(/[^\x20-\x7e]+/gu, encodeURIComponent) };
}

/** Returns the owner's synonyms, read only when there is a search. */
export async function wordsFor({ q }: { q?: string | undefined }): Promise<{
  synonyms?: Synonyms;
}> {
  return q ? { synonyms: synonymsFrom((await settingsForCall()).searchSynonyms) } : {};
}
