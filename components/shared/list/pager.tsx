"use client";

import { ArrowLeft, ArrowRight } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { countText } from "@/lib/base/counts";
import { nextPlace, previousPlace, type AddressChanges } from "./list-address";
import type { ListAddress } from "./use-list-address";
import type { List } from "./use-list";

interface PagerProps {
  list: Pick<List<unknown>, "address" | "value" | "isCurrent" | "pageSize">;
  previous?: string;
  next?: string;
}

/** To the pages before and after; nothing where one page holds everything. */
export function Pager({ list, previous = "Previous", next = "Next" }: PagerProps) {
  const { address, value, isCurrent, pageSize } = list;
  const { place } = address;
  if (!value || (place.page === 1 && value.nextCursor === null)) return null;
  // While other rows are on their way, nobody knows yet where those go on.
  const cursor = isCurrent ? value.nextCursor : null;
  const pages = Math.max(Math.ceil(value.total / pageSize), place.page);
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center justify-between gap-3">
      <PageLink rel="prev" address={address} to={place.page > 1 ? previousPlace(place) : null}>
        <ArrowLeft aria-hidden /> {previous}
      </PageLink>
      <span className="text-sm text-muted-foreground tabular">
        Page {countText(place.page)}
        {!value.isAtLeast && <> of {countText(pages)}</>}
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
  /** Null where there is no such page; the link keeps the focus all the same. */
  to: AddressChanges | null;
  children: ReactNode;
}

/** A real address, so that it opens in another tab too; a plain click changes this list alone. */
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
