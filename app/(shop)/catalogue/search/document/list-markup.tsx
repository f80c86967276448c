import { buffer } from "node:stream/consumers";
import { PassThrough } from "node:stream";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { renderToPipeableStream } from "next/dist/server/route-modules/app-page/vendored/ssr/react-dom-server";
import type { ContextType, ReactNode } from "react";
import { DrawnCards } from "@/components/catalogue/drawn-cards";
import { ProductCardView } from "@/components/catalogue/product-card-view";
import { FIRST_ROW } from "@/components/catalogue/product-grid";
import { ProductListView } from "@/components/catalogue/product-list-view";
import type { ListView } from "@/lib/catalogue/list-view";
import { byteCache } from "@/lib/server/byte-cache";

/** What draws lists: loaded as part of a page is, not as what handles requests. */

/** Nobody goes anywhere while a page is drawn. */
const router = {} as ContextType<typeof AppRouterContext>;

function markupOf(drawn: ReactNode): Promise<Buffer> {
  const inShop = <AppRouterContext value={router}>{drawn}</AppRouterContext>;
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(inShop, {
      onAllReady: () => resolve(buffer(pipe(new PassThrough()))),
      onError: reject,
    });
  });
}

type Product = ListView["products"][number];

const MIB = 1024 * 1024;

/** By all that stands on them: most of a search's cards were on the page of another one. */
const cards = byteCache<{ markup: string; bytes: number }>("cards", 8 * MIB);

async function cardMarkup(product: Product): Promise<string> {
  const key = JSON.stringify(product);
  const known = cards.get(key);
  if (known) return known.markup;
  const markup = (await markupOf(<ProductCardView product={product} />)).toString();
  cards.set(key, { markup, bytes: 2 * (markup.length + key.length) });
  return markup;
}

/** The list as the browser's React will find it; what it should load early stands before it. */
export async function listMarkup(view: ListView): Promise<Buffer> {
  // The first ones ask for their pictures early, which a card that is drawn already cannot.
  const others = view.products.slice(FIRST_ROW);
  const markups = await Promise.all(others.map(cardMarkup));
  const drawn = new Map(others.map((product, index) => [product, markups[index] ?? ""]));
  return markupOf(
    <DrawnCards value={drawn}>
      <ProductListView {...view} />
    </DrawnCards>,
  );
}
