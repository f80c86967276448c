import { buffer } from "node:stream/consumers";
import { PassThrough } from "node:stream";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { renderToPipeableStream } from "next/dist/server/route-modules/app-page/vendored/ssr/react-dom-server";
import type { ContextType } from "react";
import type { ListView } from "@/lib/catalogue/list-view";
import { ProductListView } from "./product-list-view";

/** Nobody goes anywhere while a page is drawn. */
const router = {} as ContextType<typeof AppRouterContext>;

/** The list as the browser's React will find it. Loaded by what draws pages, not by what handles requests. */
export function listMarkup(view: ListView): Promise<Buffer> {
  const drawn = (
    <AppRouterContext value={router}>
      <ProductListView {...view} />
    </AppRouterContext>
  );
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(drawn, {
      onAllReady: () => resolve(buffer(pipe(new PassThrough()))),
      onError: reject,
    });
  });
}
