import { useWords } from "#words";
import { Link } from "@/components/ui/link";
import { cn } from "@/lib/base/cn";
import type { FilterOption } from "./filter-options";

/** Shows the categories as a row of index cards. */
export function CategoryTabs({
  options,
  className,
}: {
  options: FilterOption[];
  className?: string;
}) {
  const say = useWords();
  return (
    <nav aria-label={say("Category")} className={className}>
      <ul className="flex flex-wrap gap-2">
        {options.map(({ label, href, current, count }) => (
          <li key={label}>
            <Link href={href} aria-current={current ? "page" : undefined} className="index-card">
              {label}
              {count !== undefined && (
                <span
                  className={cn(
                    "text-sm tabular",
                    current ? "opacity-80" : "text-muted-foreground",
                  )}
                >
                  {count}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
