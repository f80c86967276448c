import { inlineJson } from "@/lib/base/text/escape-markup";

/**
 * Invisible structured data for search engines. It is written as raw HTML, because React would escape the quotes
 * of the JSON; inlineJson escapes what could end the element.
 */
export function JsonLd({ data }: { data: object }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inlineJson(data) }} />
  );
}
