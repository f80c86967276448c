import { X } from "lucide-react";
import { useTranslate } from "#words";
import { Link } from "@/components/ui/link";
import type { ChosenFilter } from "@/lib/catalogue/lists/facet-groups";
import type { ListAddress } from "@/lib/catalogue/lists/list-address";
import { paths } from "@/lib/base/paths";

interface ChosenFiltersProps {
  list: ListAddress;
  chosen: readonly ChosenFilter[];
}

/** Lists the active filters, each with a link that removes it. */
export function ChosenFilters({ list, chosen }: ChosenFiltersProps) {
  const t = useTranslate();
  if (chosen.length === 0) return null;
  return (
    <nav aria-label={t("Chosen filters")} className="mb-4">
      <ul className="flex flex-wrap items-center gap-2">
        {chosen.map(({ label, href }) => (
          <li key={label}>
            <Link href={href} rel="nofollow" prefetch={false} scroll={false} className="chip">
              {t.parts("<hidden>Remove </hidden>{label}", {
                hidden: (words) => (
                  <span key="hidden" className="sr-only">
                    {words}
                  </span>
                ),
                label,
              })}
              <X aria-hidden className="size-4" />
            </Link>
          </li>
        ))}
        {chosen.length > 1 && (
          <li>
            <Link
              href={paths.products({ ...list, filters: [], page: 1 })}
              prefetch={false}
              scroll={false}
              className="btn btn-link min-h-11 px-2"
            >
              {t("Clear all")}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
