import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";

export interface PolicySection {
  /** The section's id on the page. */
  id: string;
  title: string;
  body: ReactNode;
}

interface PolicyPageProps {
  title: string;
  /** The policy in two sentences. */
  summary: ReactNode;
  /** A null section is left out. */
  sections: readonly (PolicySection | null)[];
  /** "January 2025" */
  lastUpdated: string;
}

/** A policy as a readable document: a summary, links to its sections, one column of text. */
export function PolicyPage({ title, summary, lastUpdated, ...props }: PolicyPageProps) {
  const t = useTranslate();
  const sections = props.sections.filter((section) => section !== null);
  return (
    <div className="container-page py-8 sm:py-12">
      <Button asChild variant="outline">
        <Link href={paths.home} prefetch={false}>
          <ArrowLeft aria-hidden />
          {t("Back to Home")}
        </Link>
      </Button>
      <header className="mt-10 max-w-3xl">
        <h1 className="text-display">{title}</h1>
        <p className="mt-3 text-muted-foreground">
          {t("Last updated: {date}", { date: lastUpdated })}
        </p>
        <p className="mt-6 measure text-lead">{summary}</p>
      </header>
      <div className="mt-12 grid gap-12 border-t pt-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16">
        <Contents sections={sections} />
        <div className="measure min-w-0 space-y-12">
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id} className="text-heading">
                {section.title}
              </h2>
              <div className="mt-3 space-y-4 leading-relaxed [&_li]:mt-2 [&_li]:pl-1 [&_li]:marker:text-kraft-line [&_ul]:list-disc [&_ul]:pl-5">
                {section.body}
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function Contents({ sections }: { sections: readonly PolicySection[] }) {
  const t = useTranslate();
  return (
    <nav
      aria-label={t("On this page")}
      className="hidden lg:sticky lg:top-28 lg:block lg:self-start"
    >
      <p className="font-display text-lg">{t("On this page")}</p>
      <ol className="mt-2 border-l">
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="block py-1.5 pl-4 text-[0.9375rem] text-muted-foreground underline-offset-4 hover:text-foreground hover:underline pointer-coarse:py-2.5"
            >
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
