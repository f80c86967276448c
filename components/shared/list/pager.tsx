"use client";

import { ArrowLeft, ArrowRight } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { useWords } from "#words";
import { Button } from "@/components/ui/button";
import { countText } from "@/lib/base/text/counts";
import { nextPlace, previousPlace, type AddressChanges } from "./list-address";
import type { ListAddress } from "./use-list-address";
import type { List } from "./use-list";

interface PagerProps {
  list: Pick<List<unknown>, "address" | "value" | "isCurrent" | "pageSize">;
  previous?: string;
  next?: string;
}

/** Links to the previous and the next page; renders nothing for a single page. */
export function Pager({ list, ...words }: PagerProps) {
  const say = useWords();
  const { previous = say("Previous"), next = say("Next") } = words;
  const { address, value, isCurrent, pageSize } = list;
  const { place } = address;
  if (!value || (place.page === 1 && value.nextCursor === null)) return null;
  // While other rows load, the cursor of their next page is not known.
  const cursor = isCurrent ? value.nextCursor : null;
  const pages = Math.max(Math.ceil(value.total / pageSize), place.page);
  return (
    <nav aria-label={say("Pages")} className="mt-4 flex items-center justify-between gap-3">
      <PageLink rel="prev" address={address} to={place.page > 1 ? previousPlace(place) : null}>
        <ArrowLeft aria-hidden /> {previous}
      </PageLink>
      <span className="text-sm text-muted-foreground tabular">
        {value.isAtLeast
          ? say("Page {page}", { page: countText(place.page) })
          : say("Page {page} of {pages}", {
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
  /** Null when there is no such page; the link keeps the focus even then. */
  to: AddressChanges | null;
  children: ReactNode;
}

/** Has a real address, so that it can be opened in another tab; a plain click updates only this list. */
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
