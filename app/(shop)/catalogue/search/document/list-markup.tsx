import { Writable } from "node:stream";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { renderToPipeableStream } from "next/dist/server/route-modules/app-page/vendored/ssr/react-dom-server";
import type { ContextType, ReactNode } from "react";
import { DrawnCards } from "@/components/shop/catalogue/drawn-cards";
import { priorityOf, ProductGridItem } from "@/components/shop/catalogue/product-grid";
import { ProductListView } from "@/components/shop/catalogue/product-list-view";
import type { ListView } from "@/lib/catalogue/lists/list-view";
import { inlineJson } from "@/lib/base/html/inline-json";
import { byteCache } from "@/lib/http-cache/byte-cache";
import type { DrawnList } from "@/lib/runtime/answers/search-document";

/** What draws lists: loaded as part of a page is, not as what handles requests. */

/** Nobody goes anywhere while a page is drawn. */
const router = {} as ContextType<typeof AppRouterContext>;

function markupOf(drawn: ReactNode): Promise<Buffer> {
  const inShop = <AppRouterContext value={router}>{drawn}</AppRouterContext>;
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const collected = new Writable({
      write: (chunk: Uint8Array, _, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(inShop, {
      onAllReady: () => void pipe(collected),
      onError: reject,
    });
  });
}

/** Before what is drawn stands what the browser should load early. */
interface Drawn {
  preloads: Buffer;
  markup: Buffer;
}

function parted(markup: Buffer, beginning: "<div" | "<li>"): Drawn {
  const start = markup.indexOf(beginning);
  return { preloads: markup.subarray(0, start), markup: markup.subarray(start) };
}

type Product = ListView["products"][number];

const MIB = 1024 * 1024;

/** By all that stands on them and by their place: most of a search's cards were on the page of another one. */
const cards = byteCache<Drawn & { bytes: number }>("cards", 8 * MIB);

async function cardOf(product: Product, json: string, index: number): Promise<Drawn> {
  const priority = priorityOf(index);
  const key = `${priority ?? "late"} ${json}`;
  const known = cards.get(key);
  if (known) return known;
  const markup = await markupOf(<ProductGridItem product={product} priority={priority} />);
  const card = { ...parted(markup, "<li>"), bytes: markup.byteLength + 2 * key.length };
  cards.set(key, card);
  return card;
}

/** In whose place the cards are put; a text of somebody's cannot say it, because React escapes it. */
const CARDS = "<!--cards-->";

/** The list around its cards. */
async function aroundCards(view: ListView): Promise<[before: Drawn, after: Buffer]> {
  const markup = await markupOf(
    <DrawnCards value={CARDS}>
      <ProductListView {...view} />
    </DrawnCards>,
  );
  const place = markup.indexOf(CARDS);
  return [parted(markup.subarray(0, place), "<div"), markup.subarray(place + CARDS.length)];
}

/** The list as the browser's React will find it, and as it will read it. */
export async function drawnList({ products, ...view }: ListView): Promise<DrawnList> {
  const jsons = products.map(inlineJson);
  const data = `${inlineJson(view).slice(0, -1)},"products":[${jsons.join(",")}]}`;
  if (products.length === 0) {
    const list = parted(await markupOf(<ProductListView {...view} products={products} />), "<div");
    return { ...list, data };
  }
  const [[before, after], drawn] = await Promise.all([
    aroundCards({ ...view, products }),
    Promise.all(products.map((product, index) => cardOf(product, jsons[index] ?? "", index))),
  ]);
  return {
    preloads: Buffer.concat([before.preloads, ...drawn.map(({ preloads }) => preloads)]),
    markup: Buffer.concat([before.markup, ...drawn.map(({ markup }) => markup), after]),
    data,
  };
}
