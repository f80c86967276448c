"use client";

import NextLink, { useLinkStatus } from "next/link";
import { useState, type ComponentProps, type ReactNode } from "react";

export interface LinkProps extends Omit<ComponentProps<typeof NextLink>, "prefetch"> {
  children: ReactNode;
  /** False where nothing should be fetched before the press either. */
  prefetch?: false;
}

/**
 * A link within the shop. Its page is fetched ahead when somebody reaches for it, not when it comes into
 * view: a list has some fifty links, and a phone should not load what nobody asks for. Once it is pressed
 * the bar at the top of the page says that its page is on the way.
 */
export function Link({ prefetch, children, ...props }: LinkProps) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(prefetch !== false);
  return (
    <NextLink
      onMouseEnter={want}
      onFocus={want}
      onTouchStart={want}
      {...props}
      prefetch={wanted ? null : false}
    >
      {children}
      <Pending />
    </NextLink>
  );
}

/** Found by the style of the bar. */
function Pending() {
  return useLinkStatus().pending && <span hidden data-slot="pending" />;
}
