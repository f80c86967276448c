import { useTranslate } from "#words";
import type { Version, VersionChanges } from "@/lib/offers/changes/version-changes";

interface ChangesProps {
  before: Pick<Version, "n">;
  changes: VersionChanges;
}

/** Changes of a version since the one sent before it. */
export function Changes({ before: { n }, changes: { words } }: ChangesProps) {
  const t = useTranslate();
  if (words.length === 0) return <p>{t("Nothing changes since version {n}.", { n })}</p>;
  return (
    <div className="rounded-md border bg-accent/40 p-4 text-[0.9375rem]">
      <h3 className="font-sans font-semibold">{t("Changed since version {n}", { n })}</h3>
      <ul className="mt-1.5 list-disc space-y-0.5 pl-5">
        {words.map((text) => (
          <li key={text} className="break-words">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
