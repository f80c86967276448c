import { ArrowUpDown, Check, X } from "lucide-react";
import { useRef } from "react";
import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { cn } from "@/lib/base/cn";
import type { FilterOption } from "./filter-options";

interface FilterSheetProps {
  categories: FilterOption[];
  sorts: FilterOption[];
  className?: string;
}

const ID = "filters";

/**
 * Category and sort on a phone. It is a native popover, which opens before and without any script; the script only
 * closes it when a choice opens another page of the shop.
 */
export function FilterSheet({ categories, sorts, className }: FilterSheetProps) {
  const t = useTranslate();
  const sheet = useRef<HTMLDivElement>(null);
  const close = () => sheet.current?.hidePopover();
  return (
    <div className={className}>
      <Button variant="outline" className="w-full px-3" popoverTarget={ID}>
        <ArrowUpDown aria-hidden />
        {t("Category and sort")}
      </Button>
      <div
        ref={sheet}
        id={ID}
        popover="auto"
        role="dialog"
        aria-labelledby={`${ID}-title`}
        className="inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none translate-y-0 overflow-y-auto overscroll-contain rounded-t-xl border-x-0 border-t border-b-0 bg-popover px-5 pt-3 pb-8 text-popover-foreground shadow-over transition-transform duration-200 ease-out backdrop:bg-[rgb(20_18_10/0.5)] starting:open:translate-y-8"
      >
        <div className="flex items-center justify-between">
          <h2 id={`${ID}-title`} className="text-heading">
            {t("Category and sort")}
          </h2>
          <Button
            variant="ghost"
            size="icon"
            className="-mr-3"
            popoverTarget={ID}
            popoverTargetAction="hide"
          >
            <X aria-hidden />
            <span className="sr-only">{t("Close")}</span>
          </Button>
        </div>
        <OptionList title={t("Category")} options={categories} onChoose={close} />
        <OptionList title={t("Sort by")} options={sorts} onChoose={close} />
      </div>
    </div>
  );
}

interface OptionListProps {
  title: string;
  options: FilterOption[];
  onChoose: () => void;
}

function OptionList({ title, options, onChoose }: OptionListProps) {
  return (
    <nav aria-label={title} className="mt-4">
      <h3 className="font-sans text-sm font-semibold text-muted-foreground">{title}</h3>
      <ul className="mt-1 divide-y">
        {options.map(({ label, href, current, count }) => (
          <li key={label}>
            <Link
              href={href}
              onClick={onChoose}
              aria-current={current ? "page" : undefined}
              className={cn("flex min-h-12 items-center gap-3", current && "font-semibold")}
            >
              {current ? (
                <Check aria-hidden className="size-5 text-success" />
              ) : (
                <span className="size-5" />
              )}
              {label}
              {count !== undefined && (
                <span className="ml-auto font-normal text-muted-foreground tabular">{count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
