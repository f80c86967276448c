import { inlineJson } from "@/lib/base/escape-markup";

/**
 * Structured data for search engines; nothing of it is shown. Written raw, because React would escape
 * the quotes of the JSON; inlineJson escapes what could end the element.
 */
export function JsonLd({ data }: { data: object }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inlineJson(data) }} />
  );
}
