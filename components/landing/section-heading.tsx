import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

interface SectionHeadingProps {
  title: string;
  /** Names the section for `aria-labelledby`. */
  id?: string;
  children?: ReactNode;
  /** What sells stands larger than what supports it. */
  size?: "title" | "section";
  className?: string;
}

const SIZES = { title: "text-title", section: "text-section" };

export function SectionHeading({
  title,
  id,
  children,
  size = "section",
  className,
}: SectionHeadingProps) {
  return (
    <div className={cn("max-w-2xl", className)}>
      <h2 id={id} className={SIZES[size]}>
        {title}
      </h2>
      {children && <p className="mt-3 text-muted-foreground sm:text-lead">{children}</p>}
    </div>
  );
}
