import { inlineJson } from "@/lib/html/inline-json";

/** Structured data for search engines; nothing of it is shown. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inlineJson(data) }} />
  );
}
