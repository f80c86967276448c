import { useTranslate } from "#words";
import { countText } from "@/lib/base/text/counts";

interface ListCountProps {
  /** The numbers of matching entries and of all entries, both counted by the server. */
  page: { total: number; isAtLeast?: boolean; all: number };
  /** In the plural: "products". */
  what: string;
}

/** "Showing 12 of 340 products", announced to screen readers on each change. */
export function ListCount({ page: { total, isAtLeast, all }, what }: ListCountProps) {
  const t = useTranslate();
  return (
    <p role="status" className="text-sm text-muted-foreground tabular">
      {t(
        isAtLeast ? "Showing more than {total} of {all} {what}" : "Showing {total} of {all} {what}",
        { total: countText(total), all: countText(all), what: t(what) },
      )}
    </p>
  );
}
