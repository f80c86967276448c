import { productAddresses } from "@/lib/catalogue/lists/cached";
import { readSitemapPart } from "@/lib/catalogue/sitemap/sitemap";

/** /sitemaps/3.xml: one part of the list in /sitemap.xml; its URLs are cached until the catalogue changes. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ part: string }> },
): Promise<Response> {
  const [, digits] = /^([1-9]\d{0,4})\.xml$/.exec((await params).part) ?? [];
  const xml = digits ? await readSitemapPart(productAddresses, Number(digits)) : null;
  if (xml === null) {
    return new Response("There is no such sitemap.\n", {
      status: 404,
      headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" },
    });
  }
  return new Response(xml, {
    headers: {
      "Content-Type": "application/xml",
      "Cache-Control": "public, max-age=0, must-revalidate",
    },
  });
}
