import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/lib/base/cn";

const TONES = { on: "text-success", waiting: "text-signal", off: "text-muted-foreground" };

interface StatusLineProps {
  Icon: LucideIcon;
  tone: keyof typeof TONES;
  children: ReactNode;
}

/** How it stands, in words, with a sign. */
export function StatusLine({ Icon, tone, children }: StatusLineProps) {
  return (
    <h2 className="flex items-center gap-2.5 text-heading">
      <Icon aria-hidden className={cn("size-6 shrink-0", TONES[tone])} strokeWidth={1.75} />
      {children}
    </h2>
  );
}
