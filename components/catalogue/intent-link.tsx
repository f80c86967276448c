"use client";

import Link from "next/link";
import { useState, type ComponentProps } from "react";

/**
 * A link whose page is fetched ahead when somebody reaches for it, not when it comes into view: a list
 * has some fifty links, and a phone should not load what nobody asks for.
 */
export function IntentLink(props: ComponentProps<typeof Link>) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <Link
      {...props}
      prefetch={wanted ? null : false}
      onMouseEnter={want}
      onFocus={want}
      onTouchStart={want}
    />
  );
}
