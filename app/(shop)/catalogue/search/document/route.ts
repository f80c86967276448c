import type { NextRequest } from "next/server";
import { frameTags } from "@/lib/caching/cache-tags";
import { getSearchedShop } from "@/lib/catalogue/lists/cached";
import { canonicalOf, titleOf } from "@/lib/catalogue/lists/list-metadata";
import type { KnownProduct } from "@/lib/catalogue/search/known-products";
import { listView } from "@/lib/catalogue/lists/list-view";
import { SEARCH_PATHS } from "@/lib/catalogue/lists/search-frame";
import { searchedList } from "@/lib/catalogue/lists/searched-list";
import { noteDocument } from "@/lib/request-context";
import { keptUntilExpired } from "@/lib/caching/kept-until-expired";
import { byteCache } from "@/lib/caching/byte-cache";
import { ownPage } from "@/lib/server/around-next/own-page";
import { searchDocument } from "@/lib/server/answers/search-document";
import { drawnList } from "./list-markup" with { "turbopack-transition": "next-ssr" };

/**
 * The document of a search. Next would draw the whole page for each anew and tell the browser what it is made of,
 * which takes three times as long: here the list alone is drawn, by the component that the browser knows as well,
 * and put into a frame that is kept.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const query = queryOf(request.nextUrl.searchParams);
  const view = listView(await searchedList(await getShop(), query));
  const [write, drawn] = await Promise.all([getWriter(), drawnList(view)]);
  const [title, address] = [titleOf(view.list), canonicalOf(view.list)];
  const document = write({ ...drawn, title, address });
  noteDocument(document);
  // While the shop is developed nobody takes what is noted; otherwise it would only be copied on its way.
  const body = process.env.NODE_ENV === "development" ? new Uint8Array(document.body) : null;
  return new Response(body, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

const MIB = 1024 * 1024;

const getShop = keptUntilExpired(frameTags, async () => ({
  ...(await getSearchedShop()),
  known: byteCache<KnownProduct>("products", 4 * MIB),
}));
const getWriter = keptUntilExpired(frameTags, async () =>
  searchDocument(await ownPage(SEARCH_PATHS.frame)),
);

function queryOf(parameters: URLSearchParams): Record<string, string[]> {
  const names = new Set(parameters.keys());
  return Object.fromEntries([...names].map((name) => [name, parameters.getAll(name)]));
}
