import { apiAddress } from "@/lib/api/call";
import type { OpenApiDocument, Operation } from "@/lib/api/openapi-document";
import { OperationEntry, type Entry } from "./operation-entry";
import { Prose } from "./prose";

interface Chapter {
  name: string;
  description: string;
  id: string;
  entries: Entry[];
}

function chaptersOf({ tags, paths }: OpenApiDocument): Chapter[] {
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const isIn = (name: string) => (entry: { operation: Operation }) =>
    entry.operation.tags.includes(name);
  return tags.map(({ name, description }) => ({
    name,
    description,
    id: name.toLowerCase().replace(/\W+/g, "-"),
    entries: entries.filter(isIn(name)),
  }));
}

/** The API as a document to read: a way to each chapter, and each call folded until it is wanted. */
export function ApiReference({ document }: { document: OpenApiDocument }) {
  const chapters = chaptersOf(document);
  return (
    <div className="container-page py-8 sm:py-12">
      <header className="max-w-3xl">
        <h1 className="text-display">API</h1>
        <p className="mt-6 measure text-lead">
          <Prose text={document.info.description} />
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
      <div className="mt-12 grid gap-12 border-t pt-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16">
        <Contents chapters={chapters} />
        <div className="min-w-0 space-y-14">
          {chapters.map((chapter) => (
            <section key={chapter.id} aria-labelledby={chapter.id}>
              <h2 id={chapter.id} className="scroll-mt-28 text-heading">
                {chapter.name}
              </h2>
              <p className="mt-2 text-muted-foreground">{chapter.description}</p>
              <ul className="mt-4 divide-y border-y">
                {chapter.entries.map((entry) => (
                  <li key={entry.operation.operationId}>
                    <OperationEntry {...entry} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <nav aria-label="On this page" className="lg:sticky lg:top-28 lg:self-start">
      <p className="font-display text-lg">On this page</p>
      <ol className="mt-2 border-l max-lg:columns-2 max-lg:border-l-0">
        {chapters.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="block py-1.5 text-[0.9375rem] text-muted-foreground underline-offset-4 hover:text-foreground hover:underline lg:pl-4 pointer-coarse:py-2.5"
            >
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
