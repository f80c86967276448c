import { productAddresses } from "@/lib/catalogue/lists/cached";
import { readSitemap } from "@/lib/catalogue/sitemap/sitemap";

/**
 * Cached until the catalogue changes. The build's version expires when the server starts, so that the public URL
 * and the products are those of the running shop.
 */
export async function GET(): Promise<Response> {
  return new Response(await readSitemap(productAddresses), {
    headers: { "Content-Type": "application/xml" },
  });
}
