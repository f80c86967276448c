import { X } from "lucide-react";
import { Link } from "@/components/ui/link";
import { chosenFilters, withFilters } from "@/lib/catalogue/facet-groups";
import type { ListAddress } from "@/lib/catalogue/list-address";

/** What the list is narrowed to, each with a way to take it off. */
export function ChosenFilters({ list }: { list: ListAddress }) {
  const chosen = chosenFilters(list);
  if (chosen.length === 0) return null;
  return (
    <nav aria-label="Chosen filters" className="mb-4">
      <ul className="flex flex-wrap items-center gap-2">
        {chosen.map(({ label, href }) => (
          <li key={label}>
            <Link href={href} rel="nofollow" prefetch={false} scroll={false} className="chip">
              <span className="sr-only">Remove </span>
              {label}
              <X aria-hidden className="size-4" />
            </Link>
          </li>
        ))}
        {chosen.length > 1 && (
          <li>
            <Link
              href={withFilters(list, [])}
              prefetch={false}
              scroll={false}
              className="btn btn-link min-h-11 px-2"
            >
              Clear all
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
