"use client";

import { ArrowLeft, ArrowRight } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { countText } from "@/lib/counts";
import { nextPlace, previousPlace, type AddressChanges } from "./list-address";
import type { ListAddress } from "./use-list-address";

interface PagerProps {
  address: ListAddress;
  nextCursor: string | null;
  /** Entries on a page, and of all pages that match. */
  pageSize: number;
  total: number;
}

/** To the pages before and after; nothing where one page holds everything. */
export function Pager({ address, nextCursor, pageSize, total }: PagerProps) {
  const { place } = address;
  if (place.page === 1 && nextCursor === null) return null;
  const pages = Math.max(Math.ceil(total / pageSize), place.page);
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center justify-between gap-3">
      <PageLink rel="prev" address={address} to={place.page > 1 ? previousPlace(place) : null}>
        <ArrowLeft aria-hidden /> Previous
      </PageLink>
      <span className="text-sm text-muted-foreground tabular">
        Page {countText(place.page)} of {countText(pages)}
      </span>
      <PageLink rel="next" address={address} to={nextCursor && nextPlace(place, nextCursor)}>
        Next <ArrowRight aria-hidden />
      </PageLink>
    </nav>
  );
}

interface PageLinkProps {
  rel: "prev" | "next";
  address: ListAddress;
  to: AddressChanges | "" | null;
  children: ReactNode;
}

/** A real address, so that it opens in another tab too; a plain click changes this list alone. */
function PageLink({ rel, address, to, children }: PageLinkProps) {
  if (!to) {
    return (
      <Button variant="outline" size="sm" disabled>
        {children}
      </Button>
    );
  }
  const turn = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    address.show(to);
    window.scrollTo({ top: 0 });
  };
  return (
    <Button asChild variant="outline" size="sm">
      <a rel={rel} href={address.hrefOf(to)} onClick={turn}>
        {children}
      </a>
    </Button>
  );
}
