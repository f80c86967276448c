import { useTranslate } from "#words";
import { Link } from "@/components/ui/link";
import type { Crumb } from "@/lib/catalogue/product-page/structured-data";

/** The path from the home page; the last crumb is the current page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTranslate();
  return (
    <nav aria-label={t("Breadcrumb")}>
      <ol className="flex min-w-0 items-center gap-x-2 text-sm text-muted-foreground">
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className="flex shrink-0 items-center gap-2 last:min-w-0 last:shrink">
            {index > 0 && <span aria-hidden>/</span>}
            {index === crumbs.length - 1 ? (
              <span aria-current="page" className="truncate text-foreground">
                {t(name)}
              </span>
            ) : (
              <Link
                href={path}
                prefetch={false}
                className="flex min-h-9 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11"
              >
                {t(name)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
