import type { ReactNode } from "react";
import { cn } from "@/lib/base/cn";

interface SectionHeadingProps {
  id?: string;
  as?: "h2" | "h3";
  title: ReactNode;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function SectionHeading(props: SectionHeadingProps) {
  const { id, as: Heading = "h2", title, actions, className, children } = props;
  return (
    <div className={cn("flex flex-wrap items-start justify-between gap-x-6 gap-y-3", className)}>
      <div className="min-w-0">
        <Heading id={id} className="scroll-mt-24 text-heading">
          {title}
        </Heading>
        <div className="mt-1 max-w-prose text-sm text-muted-foreground">{children}</div>
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
