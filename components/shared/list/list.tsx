import { ArrowLeft, ArrowRight } from "lucide-react";
import { type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { useTranslate } from "#words";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { Button } from "@/components/ui/button";
import { countText } from "@/lib/base/text/counts";
import { NoMatches, type NoMatchesTexts } from "./empty-list";
import { nextPlace, previousPlace, type AddressChanges } from "./list-address";
import { ListSkeleton } from "./list-skeleton";
import { Rows, type RowsProps } from "./rows";
import type { ListPage, List as ListState } from "./use-list";
import type { ListAddress } from "./use-list-address";

interface ListProps<Entry> extends Omit<RowsProps<Entry>, "entries" | "busy"> {
  list: ListState<Entry>;
  /** Label for screen readers: "Loading the products". */
  loading: string;
  /** Search and filters. */
  toolbar?: ReactNode;
  /** Renders the number of entries. */
  count?: (page: ListPage<Entry>) => ReactNode;
  /** Shown when there are no entries at all. */
  empty: ReactNode;
  /** Shown when search and filters match nothing. */
  noMatches?: NoMatchesTexts;
  pages?: { previous: string; next: string };
}

/** A list with all its states: loading, filtered, paged, empty, failed. */
export function List<Entry>(props: ListProps<Entry>) {
  const t = useTranslate();
  const { list, loading, toolbar, count, empty, noMatches, pages, ...rows } = props;
  const results = useStoredPosition(list.question);
  const page = list.value;
  const isOld = !list.isCurrent && page !== null && page.items.length > 0;
  // Moves the focus, because the pressed button disappears with its notice.
  const afterwards = (press: () => void) => () => {
    press();
    results.current?.focus();
  };
  return (
    <>
      {toolbar}
      <div ref={results} tabIndex={-1} className="outline-none not-first:mt-4">
        {list.notice && (
          <LoadFailure
            className="mb-4"
            text={
              isOld
                ? t("{problem} The rows below are from before.", { problem: list.notice })
                : list.notice
            }
            retry={afterwards(list.reload)}
          />
        )}
        {!page && list.loading && <ListSkeleton label={loading} cards={Boolean(rows.card)} />}
        {page && page.all > 0 && count && <div className="mb-2.5">{count(page)}</div>}
        {page && page.items.length > 0 && (
          <Rows {...rows} entries={page.items} busy={list.loading} />
        )}
        {page?.items.length === 0 &&
          list.address.place.page === 1 &&
          !list.error &&
          (list.isFiltered && noMatches ? (
            <NoMatches {...noMatches} onClear={afterwards(list.clearFilters)} />
          ) : (
            empty
          ))}
        <Pager list={list} {...pages} />
      </div>
    </>
  );
}

/**
 * Fewer rows make a shorter page, which the browser would scroll up, moving the filter that the user is
 * pressing. So the results keep the height of their visible part while others load.
 */
function useStoredPosition(question: string): RefObject<HTMLDivElement | null> {
  const results = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = results.current;
    if (!box) return;
    const seen = window.innerHeight - box.getBoundingClientRect().top;
    box.style.minHeight = window.scrollY > 0 && seen > 0 ? `${seen}px` : "";
  }, [question]);
  return results;
}

interface PagerProps {
  list: Pick<ListState<unknown>, "address" | "value" | "isCurrent" | "pageSize">;
  previous?: string;
  next?: string;
}

/** Links to the previous and the next page; renders nothing for a single page. */
function Pager({ list, ...words }: PagerProps) {
  const t = useTranslate();
  const { previous = t("Previous"), next = t("Next") } = words;
  const { address, value, isCurrent, pageSize } = list;
  const { place } = address;
  if (!value || (place.page === 1 && value.nextCursor === null)) return null;
  // While other rows load, the cursor of their next page is unknown.
  const cursor = isCurrent ? value.nextCursor : null;
  const pages = Math.max(Math.ceil(value.total / pageSize), place.page);
  return (
    <nav aria-label={t("Pages")} className="mt-4 flex items-center justify-between gap-3">
      <PageLink rel="prev" address={address} to={place.page > 1 ? previousPlace(place) : null}>
        <ArrowLeft aria-hidden /> {previous}
      </PageLink>
      <span className="text-sm text-muted-foreground tabular">
        {value.isAtLeast
          ? t("Page {page}", { page: countText(place.page) })
          : t("Page {page} of {pages}", {
              page: countText(place.page),
              pages: countText(pages),
            })}
      </span>
      <PageLink rel="next" address={address} to={cursor === null ? null : nextPlace(place, cursor)}>
        {next} <ArrowRight aria-hidden />
      </PageLink>
    </nav>
  );
}

interface PageLinkProps {
  rel: "prev" | "next";
  address: ListAddress;
  /** Null if there is no such page; the link keeps the focus even then. */
  to: AddressChanges | null;
  children: ReactNode;
}

/** Has a real URL, so that it can be opened in another tab; a plain click updates only this list. */
function PageLink({ rel, address, to, children }: PageLinkProps) {
  const turn = (event: MouseEvent) => {
    if (!to || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    address.show(to);
    window.scrollTo({ top: 0 });
  };
  const way = to
    ? { href: address.hrefOf(to) }
    : { role: "link", "aria-disabled": true, tabIndex: -1 };
  return (
    <Button asChild variant="outline" size="sm">
      <a rel={rel} onClick={turn} {...way}>
        {children}
      </a>
    </Button>
  );
}
