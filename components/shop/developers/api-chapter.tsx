import { Breadcrumbs } from "@/components/shop/catalogue/breadcrumbs";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import { chapters, type Chapter } from "./chapters";
import { OperationEntry } from "./operation-entry";

/** Shows the parameters and responses of each call of a chapter. */
export function ApiChapter({ chapter }: { chapter: Chapter }) {
  const { slug, name, description, entries } = chapter;
  const crumbs = [
    { name: "API", path: paths.developers },
    { name, path: paths.apiChapter(slug) },
  ];
  return (
    <div className="container-page pt-4 pb-16 lg:pt-6">
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-6 grid gap-12 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16">
        <Chapters current={slug} />
        <div className="min-w-0">
          <h1 className="text-title">{name}</h1>
          <p className="mt-3 text-lead text-muted-foreground">{description}</p>
          <div className="mt-8 divide-y border-y">
            {entries.map((entry) => (
              <OperationEntry key={entry.operation.operationId} {...entry} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

function Chapters({ current }: { current: string }) {
  return (
    <nav aria-label="Chapters" className="max-lg:order-last lg:sticky lg:top-28 lg:self-start">
      <p className="font-display text-lg">Chapters</p>
      <ol className="mt-2 border-l max-lg:columns-2 max-lg:border-l-0">
        {chapters.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              href={paths.apiChapter(slug)}
              aria-current={slug === current ? "page" : undefined}
              className="block py-1.5 text-[0.9375rem] text-muted-foreground underline-offset-4 hover:text-foreground hover:underline aria-[current]:font-semibold aria-[current]:text-foreground lg:pl-4 pointer-coarse:py-2.5"
            >
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
