import { apiAddress } from "@/lib/api/call";
import { ChapterCalls } from "./chapter-calls";
import { chapters, introduction } from "./chapters";
import { Prose } from "./prose";

/** Lists every call of the API in one line with a link to its chapter. */
export function ApiOverview() {
  return (
    <div className="container-page py-8 sm:py-12">
      <header className="max-w-3xl">
        <h1 className="text-display">API</h1>
        <p className="mt-6 measure text-lead">
          <Prose text={introduction} />
        </p>
        <p className="mt-4 measure text-muted-foreground">
          Send the token of a login, or an API key of the shop, as{" "}
          <code>Authorization: Bearer …</code>. The same as a document for programs:{" "}
          <a className="text-link" href={apiAddress("GET /openapi.json")}>
            openapi.json
          </a>
          .
        </p>
      </header>
      <div className="mt-12 space-y-14 border-t pt-10">
        {chapters.map(({ slug, name, description, entries }) => (
          <ChapterCalls
            key={slug}
            {...{ slug, name, description }}
            calls={entries.map(({ method, path, operation: { operationId: id, summary } }) => {
              return { id, method, path, summary };
            })}
          />
        ))}
      </div>
    </div>
  );
}
