import { useTranslate } from "#words";
import { translateApproval } from "@/lib/artwork/proofs/approval-words";
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS } from "@/lib/base/http/languages";

/** The stored text of an approval and, on a page in another language, its translation. */
export function ApprovalWords({ words }: { words: string }) {
  const t = useTranslate();
  const translated = translateApproval(t, words);
  if (translated === words) return words;
  return (
    <>
      {translated}
      <span lang={LANGUAGE_TAGS[DEFAULT_LANGUAGE]} className="mt-1 block">
        {words}
      </span>
    </>
  );
}
