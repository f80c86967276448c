import type { ReactNode } from "react";

interface SectionHeadingProps {
  id: string;
  title: string;
  action: ReactNode;
  children: ReactNode;
}

/** The head of one kind of connection, with the button that adds one. */
export function SectionHeading({ id, title, action, children }: SectionHeadingProps) {
  return (
    <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <h3 id={id} className="text-heading">
          {title}
        </h3>
        <p className="text-sm text-muted-foreground">{children}</p>
      </div>
      {action}
    </div>
  );
}
