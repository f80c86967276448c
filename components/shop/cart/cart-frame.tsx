import type { ReactNode } from "react";

/** Puts the lines next to the summary; on narrow screens the summary comes below. */
export function CartFrame({ lines, side }: { lines: ReactNode; side: ReactNode }) {
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_24rem]">
      <div className="min-w-0">{lines}</div>
      <div className="min-w-0 space-y-4 lg:sticky lg:top-24">{side}</div>
    </div>
  );
}
