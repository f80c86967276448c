"use client";

import { type ReactNode, useLayoutEffect, useRef, type RefObject } from "react";
import { useWords } from "#words";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { NoMatches, type NoMatchesTexts } from "./empty-list";
import { ListSkeleton } from "./list-skeleton";
import { Pager } from "./pager";
import { Rows, type RowsProps } from "./rows";
import type { List as ListState, ListPage } from "./use-list";

interface ListProps<Entry> extends Omit<RowsProps<Entry>, "entries" | "busy"> {
  list: ListState<Entry>;
  /** Names what loads: "Loading the products". */
  loading: string;
  /** Search and filters. */
  toolbar?: ReactNode;
  /** Renders the number of entries. */
  count?: (page: ListPage<Entry>) => ReactNode;
  /** Shown when there is no entry at all. */
  empty: ReactNode;
  /** Shown when search and filters match nothing. */
  noMatches?: NoMatchesTexts;
  pages?: { previous: string; next: string };
}

/** A list with all its states: loading, filtered, paged, empty, failed. */
export function List<Entry>(props: ListProps<Entry>) {
  const say = useWords();
  const { list, loading, toolbar, count, empty, noMatches, pages, ...rows } = props;
  const results = useKeptPlace(list.question);
  const page = list.value;
  const isOld = !list.isCurrent && page !== null && page.items.length > 0;
  // Moves the focus: the pressed button disappears with its notice.
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
                ? say("{problem} The rows below are from before.", { problem: list.notice })
                : list.notice
            }
            retry={afterwards(list.reload)}
          />
        )}
        {!page && list.loading && <ListSkeleton label={loading} cards={Boolean(rows.card)} />}
        {page && count && <div className="mb-2.5">{count(page)}</div>}
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
 * Fewer rows make a shorter page, which the browser would scroll up, and with it the filter that somebody is
 * pressing. So the results keep the height of their visible part while others load.
 */
function useKeptPlace(question: string): RefObject<HTMLDivElement | null> {
  const results = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = results.current;
    if (!box) return;
    const seen = window.innerHeight - box.getBoundingClientRect().top;
    box.style.minHeight = window.scrollY > 0 && seen > 0 ? `${seen}px` : "";
  }, [question]);
  return results;
}
