"use client";

import NextLink, { useLinkStatus } from "next/link";
import { useState, type ComponentProps, type ReactNode } from "react";
import { useTranslate } from "#words";
import { inLanguage } from "@/lib/base/http/languages";

export interface LinkProps extends Omit<ComponentProps<typeof NextLink>, "href" | "prefetch"> {
  /** A path from lib/base/paths.ts; the link adds the language of this page. */
  href: string;
  children: ReactNode;
  /** False also disables prefetching on hover and focus. */
  prefetch?: false;
}

/**
 * A link within the shop. Its page is prefetched on hover or focus, not when the link comes into view: a list has
 * some fifty links, and a phone should not load what nobody opens. After a press the bar at the top of the page
 * shows that the page is loading.
 */
export function Link({ href, prefetch, children, ...props }: LinkProps) {
  const { language } = useTranslate();
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(prefetch !== false);
  return (
    <NextLink
      onMouseEnter={want}
      onFocus={want}
      onTouchStart={want}
      {...props}
      href={inLanguage(language, href)}
      prefetch={wanted ? null : false}
    >
      {children}
      <Pending />
    </NextLink>
  );
}

/** The style of the loading bar selects this element. */
function Pending() {
  return useLinkStatus().pending && <span hidden data-slot="pending" />;
}
