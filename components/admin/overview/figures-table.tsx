import type { ReactNode } from "react";

interface FiguresTableProps {
  caption: string;
  /** The first names the rows; the others are figures. */
  head: readonly string[];
  children: ReactNode;
}

/** A small table that stands in the place of a chart. */
export function FiguresTable({ caption, head, children }: FiguresTableProps) {
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="sticky top-0 bg-muted">
        <tr>
          {head.map((name, column) => (
            <th
              key={name}
              scope="col"
              className={`px-3 py-2 font-semibold ${column > 0 ? "text-right" : ""}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y">{children}</tbody>
    </table>
  );
}

export function FigureCell({ children }: { children: ReactNode }) {
  return <td className="px-3 py-1.5 text-right tabular">{children}</td>;
}
