import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "#words";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { cn } from "@/lib/base/cn";
import type { ListAddress } from "@/lib/catalogue/lists/list-address";
import { pageNumbers } from "@/lib/catalogue/lists/page-numbers";
import { paths } from "@/lib/base/paths";

const SQUARE = "grid size-11 place-items-center rounded-md tabular";

/** Links to the pages of a list; renders nothing for a single page. */
export function Pagination({ list, last }: { list: ListAddress; last: number }) {
  const t = useTranslate();
  if (last <= 1) return null;
  const { page } = list;
  const address = (to: number) => paths.products({ ...list, page: to });
  return (
    <nav aria-label={t("Pages")} className="mt-12 flex flex-wrap items-center justify-center gap-2">
      {page > 1 && (
        <StepLink rel="prev" href={address(page - 1)}>
          <ArrowLeft aria-hidden /> {t("Previous")}
        </StepLink>
      )}
      <ul className="flex flex-wrap items-center gap-1">
        {pageNumbers(page, last).map((entry, index) => (
          <li key={entry === "gap" ? `gap-${index}` : entry}>
            {entry === "gap" ? (
              <span aria-hidden className={cn(SQUARE, "text-muted-foreground")}>
                …
              </span>
            ) : (
              <Link
                href={address(entry)}
                aria-label={t("Page {page}", { page: entry })}
                aria-current={entry === page ? "page" : undefined}
                className={cn(
                  SQUARE,
                  entry === page
                    ? "bg-primary font-semibold text-primary-foreground"
                    : "hover:bg-muted",
                )}
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {page < last && (
        <StepLink rel="next" href={address(page + 1)}>
          {t("Next")} <ArrowRight aria-hidden />
        </StepLink>
      )}
    </nav>
  );
}

function StepLink({ rel, href, children }: { rel: string; href: string; children: ReactNode }) {
  return (
    <Link rel={rel} href={href} className={buttonVariants({ variant: "outline" })}>
      {children}
    </Link>
  );
}
