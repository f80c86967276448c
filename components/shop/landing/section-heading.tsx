import type { ReactNode } from "react";
import { cn } from "@/lib/base/cn";

interface SectionHeadingProps {
  title: string;
  /** The id for the section's `aria-labelledby`. */
  id?: string;
  children?: ReactNode;
  /** Shows only the title on a phone. */
  brief?: boolean;
}

/** The second of the landing page's three heading sizes: the page, its sections, and the items in them. */
export function SectionHeading({ title, id, children, brief = false }: SectionHeadingProps) {
  return (
    <div className="max-w-2xl">
      <h2 id={id} className="text-section">
        {title}
      </h2>
      {children && (
        <p
          className={cn(
            "mt-2 text-muted-foreground sm:mt-3 sm:text-lead",
            brief && "max-sm:hidden",
          )}
        >
          {children}
        </p>
      )}
    </div>
  );
}
