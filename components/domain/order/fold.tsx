import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";

interface FoldProps {
  /** Lets a URL and `openFold` address this part. */
  id?: string;
  title: string;
  /** A summary of the contents, shown while closed. */
  note?: ReactNode;
  /** The initial state; afterwards the reader's choice stays. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A collapsible part of a page; it opens at once when the URL names it. */
export function Fold({ id, title, note, isOpen = false, children }: FoldProps) {
  const [isOpenAtFirst] = useState(isOpen);
  useEffect(() => {
    if (id && window.location.hash === `#${id}`) openFold(id);
  }, [id]);
  return (
    <details open={isOpenAtFirst} className="group/fold card">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-[inherit] px-5 py-3 sm:px-6 [&::-webkit-details-marker]:hidden">
        <h2 className="text-heading max-sm:text-lg">{title}</h2>
        <span className="ml-auto text-right text-sm text-muted-foreground tabular">{note}</span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted-foreground transition-transform group-open/fold:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div id={id} className="scroll-mt-36 px-5 pt-1 pb-5 sm:px-6 sm:pb-6">
        {children}
      </div>
    </details>
  );
}

/** Opens the part with this id and scrolls to it. */
export function openFold(id: string): void {
  const part = document.getElementById(id);
  const fold = part?.closest("details");
  if (!part || !fold) return;
  fold.open = true;
  part.scrollIntoView({ block: "start" });
  fold.querySelector("summary")?.focus({ preventScroll: true });
}
