import type { ReactNode } from "react";
import { cn } from "@/lib/base/cn";

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** A drawing or icon; decorative. */
  picture?: ReactNode;
  /** One or two buttons for the next step. */
  actions?: ReactNode;
  as?: "h1" | "h2" | "h3";
  className?: string;
}

/** Replaces missing content, with the next step. */
export function EmptyState({
  title,
  children,
  picture,
  actions,
  as: Heading = "h2",
  className,
}: EmptyStateProps) {
  return (
    <div className={cn("empty-state", className)}>
      {picture && (
        <div aria-hidden className="mb-6 text-muted-foreground [&_svg]:size-14">
          {picture}
        </div>
      )}
      <Heading className="text-title">{title}</Heading>
      {children && <div className="mt-3 text-muted-foreground">{children}</div>}
      {actions && <div className="mt-7 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
