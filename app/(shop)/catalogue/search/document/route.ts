import type { NextRequest } from "next/server";
import { byteCache } from "@/lib/http-cache/byte-cache";
import { frameTags } from "@/lib/http-cache/cache-tags";
import { keptUntilExpired } from "@/lib/http-cache/kept-until-expired";
import { getSearchedShop } from "@/lib/catalogue/lists/cached";
import { canonicalOf, titleOf } from "@/lib/catalogue/lists/list-metadata";
import { listView } from "@/lib/catalogue/lists/list-view";
import { SEARCH_PATHS } from "@/lib/catalogue/lists/search-frame";
import { searchedList } from "@/lib/catalogue/lists/searched-list";
import type { KnownProduct } from "@/lib/catalogue/search/known-products";
import { noteDocument, type WrittenDocument } from "@/lib/base/request-context";
import { searchDocument } from "@/lib/runtime/answers/search-document";
import { ownPage } from "@/lib/runtime/around-next/own-page";
import { offerSearches } from "@/lib/runtime/around-next/searches";
import { noteRenderError } from "@/lib/runtime/observability/note-render-error";
import { drawnList } from "./list-markup" with { "turbopack-transition": "next-ssr" };

/**
 * The document of a search. Next would draw the whole page for each anew and tell the browser what it is made of,
 * which takes three times as long: here the list alone is drawn, by the component that the browser knows as well,
 * and put into a frame that is kept. From the first one on the web process asks for it by itself.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const document = await documentOf(request.nextUrl.searchParams);
  noteDocument(document);
  // While the shop is developed nobody takes what is noted; otherwise it would only be copied on its way.
  const body = process.env.NODE_ENV === "development" ? new Uint8Array(document.body) : null;
  return new Response(body, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

offerSearches(async (parameters, headers) => {
  try {
    return await documentOf(parameters);
  } catch (error) {
    noteRenderError(error, headers);
    throw error;
  }
});

async function documentOf(parameters: URLSearchParams): Promise<WrittenDocument> {
  const view = listView(await searchedList(await getShop(), queryOf(parameters)));
  const [write, drawn] = await Promise.all([getWriter(), drawnList(view)]);
  return write({ ...drawn, title: titleOf(view.list), address: canonicalOf(view.list) });
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
