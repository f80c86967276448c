import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

interface SectionHeadingProps {
  title: string;
  /** Names the section for `aria-labelledby`. */
  id?: string;
  children?: ReactNode;
  className?: string;
}

export function SectionHeading({ title, id, children, className }: SectionHeadingProps) {
  return (
    <div className={cn("max-w-2xl", className)}>
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {children && <p className="mt-4 text-lead text-muted-foreground">{children}</p>}
    </div>
  );
}
