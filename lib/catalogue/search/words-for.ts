import "server-only";
import { settingsForCall } from "@/lib/shop/settings/cached";
import { synonymsFrom, type Synonyms } from "@/lib/shop/settings/synonyms";

/** Says which search the answer is of, where what was typed found nothing. */
const DID_YOU_MEAN = "X-Did-You-Mean";

/** What no header can hold, such as Devanagari, is percent-encoded as in an address. */
export function didYouMeanHeader(text: string | undefined): Record<string, string> {
  if (text === undefined) return {};
  return { [DID_YOU_MEAN]: text.replace(/[^\x20-\x7e]+/gu, encodeURIComponent) };
}

/** What the owner says that words mean, where somebody searches at all. */
export async function wordsFor({ q }: { q?: string | undefined }): Promise<{
  synonyms?: Synonyms;
}> {
  return q ? { synonyms: synonymsFrom((await settingsForCall()).searchSynonyms) } : {};
}
