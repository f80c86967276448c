import { cn } from "@/lib/cn";
import type { FilterOption } from "./filter-options";
import { IntentLink } from "./intent-link";

/** The shelves as a row of index cards. */
export function CategoryTabs({
  options,
  className,
}: {
  options: FilterOption[];
  className?: string;
}) {
  return (
    <nav aria-label="Category" className={className}>
      <ul className="flex flex-wrap gap-2">
        {options.map(({ label, href, current, count }) => (
          <li key={label}>
            <IntentLink
              href={href}
              aria-current={current ? "page" : undefined}
              className={cn(
                "flex min-h-11 items-center gap-2 rounded-md border px-4 font-medium transition-colors",
                current
                  ? "border-primary bg-primary text-primary-foreground"
                  : "border-input bg-card hover:bg-muted",
              )}
            >
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
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
