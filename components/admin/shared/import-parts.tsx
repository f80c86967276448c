import { FileDown } from "lucide-react";
import { FileLink } from "@/components/shared/call/file-link";
import { Button } from "@/components/ui/button";

interface ImportStartProps {
  text: string;
  templates: readonly { href: string; label: string }[];
  /** What happens to the rows. */
  points: readonly string[];
  columns: readonly { name: string; help: string }[];
}

/** Tells what a file of many rows may hold, before one is chosen. */
export function ImportStart({ text, templates, points, columns }: ImportStartProps) {
  return (
    <>
      <p>{text}</p>
      <div className="flex flex-wrap gap-2">
        {templates.map(({ href, label }) => (
          <Button key={href} asChild variant="outline">
            <FileLink href={href}>
              <FileDown aria-hidden /> {label}
            </FileLink>
          </Button>
        ))}
      </div>
      <ul className="list-disc space-y-1 pl-5 text-muted-foreground">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <details className="rounded-md border">
        <summary className="cursor-pointer px-3 py-2.5 font-medium">What each column means</summary>
        <dl className="divide-y border-t text-sm">
          {columns.map(({ name, help }) => (
            <div key={name} className="grid gap-x-4 px-3 py-2 sm:grid-cols-[11rem_1fr]">
              <dt className="font-medium">{name}</dt>
              <dd className="text-muted-foreground">{help}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

interface ChangedCellsProps {
  cells: readonly { name: string; before: string; after: string }[];
  notes: readonly string[];
}

/** What a row of a file changes, cell by cell; an added cell has no earlier value. */
export function ChangedCells({ cells, notes }: ChangedCellsProps) {
  return (
    <ul className="space-y-1 [overflow-wrap:anywhere]">
      {cells.map(({ name, before, after }, index) => (
        <li key={`${name} ${index}`} className="whitespace-pre-line">
          <span className="text-muted-foreground">{name}: </span>
          {before && (
            <>
              <del className="decoration-1">{before}</del>
              <span aria-hidden> → </span>
            </>
          )}
          <ins className="font-medium no-underline">{after || "empty"}</ins>
        </li>
      ))}
      {notes.map((note) => (
        <li key={note} className="text-signal">
          {note}
        </li>
      ))}
    </ul>
  );
}
