"use client";

import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import { Method } from "./method";

interface ChapterCallsProps {
  slug: string;
  name: string;
  description: string;
  calls: readonly Call[];
}

interface Call {
  /** The id of the operation. */
  id: string;
  method: string;
  path: string;
  summary: string;
}

/** A chapter's calls, one line each. A client component, because its props are shorter than its markup. */
export function ChapterCalls({ slug, name, description, calls }: ChapterCallsProps) {
  return (
    <section aria-labelledby={slug}>
      <h2 id={slug} className="scroll-mt-28 text-heading">
        <Link href={paths.apiChapter(slug)} className="underline-offset-4 hover:underline">
          {name}
        </Link>
      </h2>
      <p className="mt-2 text-muted-foreground">{description}</p>
      <ul className="mt-4 divide-y border-y">
        {calls.map(({ id, method, path, summary }) => (
          <li key={id}>
            <Link href={paths.apiChapter(slug, id)} className="api-call">
              <span>
                <Method method={method} />
                <code>{path}</code>
              </span>
              <span>{summary}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
