import { Link } from "@/components/ui/link";
import { apiAddress } from "@/lib/api/call";
import { paths } from "@/lib/paths";
import { chapters, introduction, type Chapter } from "./chapters";
import { Method } from "./method";
import { Prose } from "./prose";

/** The API at a glance: every call in a line that leads to its chapter. */
export function ApiOverview() {
  return (
    <div className="container-page py-8 sm:py-12">
      <header className="max-w-3xl">
        <h1 className="text-display">API</h1>
        <p className="mt-6 measure text-lead">
          <Prose text={introduction} />
        </p>
        <p className="mt-4 measure text-muted-foreground">
          Send the token of a login as <code>Authorization: Bearer …</code>. The same as a document
          for programs:{" "}
          <a className="text-link" href={apiAddress("GET /openapi.json")}>
            openapi.json
          </a>
          .
        </p>
      </header>
      <div className="mt-12 space-y-14 border-t pt-10">
        {chapters.map((chapter) => (
          <ChapterCalls key={chapter.slug} chapter={chapter} />
        ))}
      </div>
    </div>
  );
}

function ChapterCalls({ chapter: { slug, name, description, entries } }: { chapter: Chapter }) {
  return (
    <section aria-labelledby={slug}>
      <h2 id={slug} className="scroll-mt-28 text-heading">
        <Link href={paths.apiChapter(slug)} className="underline-offset-4 hover:underline">
          {name}
        </Link>
      </h2>
      <p className="mt-2 text-muted-foreground">{description}</p>
      <ul className="mt-4 divide-y border-y">
        {entries.map(({ method, path, operation: { operationId, summary } }) => (
          <li key={operationId}>
            <Link href={paths.apiChapter(slug, operationId)} className="api-call">
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
