import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/base/cn";

interface DataTableProps {
  /** Names the rows for screen readers. */
  caption: string;
  /** The header cells. */
  head: ReactNode;
  /** `<tr>`s, their cells `<Cell>`. */
  children: ReactNode;
  busy?: boolean;
  className?: string;
}

/** The common table style: rows of about 44 px on a sheet of paper. */
export function DataTable({ caption, head, children, busy, className }: DataTableProps) {
  return (
    <div className={cn("overflow-hidden rounded-lg border bg-card shadow-sheet", className)}>
      <table aria-busy={busy} className={cn("w-full text-left text-sm", busy && "opacity-60")}>
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b bg-muted">
          <tr>{head}</tr>
        </thead>
        <tbody className="divide-y [&>tr]:h-11 [&>tr:hover]:bg-muted/60">{children}</tbody>
      </table>
    </div>
  );
}

interface AlignProps {
  /** Figures are right-aligned, in digits of one width. */
  figure?: boolean;
}

const ALIGN = "text-right tabular";

export function HeadCell({ figure, className, ...props }: ComponentProps<"th"> & AlignProps) {
  return <th scope="col" className={cn("head-cell", figure && ALIGN, className)} {...props} />;
}

interface CellProps extends ComponentProps<"td">, AlignProps {
  /** The cell is the header of its row. */
  isTitle?: boolean;
}

export function Cell({ figure, isTitle, className, ...props }: CellProps) {
  const classes = cn("body-cell", figure && ALIGN, className);
  if (!isTitle) return <td className={classes} {...props} />;
  return <th scope="row" className={classes} {...props} />;
}
