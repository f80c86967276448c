import type { IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { processWide } from "../../base/process-wide.ts";
import { asksForDocument } from "../requests/page-kinds.ts";

/**
 * Next renders the page of a product that there is not in vain, and the 404 page after it: ten times what that
 * page takes. So whether there is one is asked first.
 */

type HasProductPage = (id: string) => Promise<boolean>;

const shared = processWide<{ hasProductPage: HasProductPage }>();

/** By the product's page, once Next has loaded it. */
export function tellProductPages(hasProductPage: HasProductPage): void {
  shared.hasProductPage = hasProductPage;
}

const PAGE_OF_PRODUCT =
  /^\/product\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\/model)?(?:\?|$)/;

/** A page that Next has kept does not wait for a database that is slow or away. */
const PATIENCE_MS = 250;

/** Whether the request is for the page of a product that there is not. What cannot be told soon Next finds out. */
export async function isMissingProduct(request: IncomingMessage): Promise<boolean> {
  const [, id] = PAGE_OF_PRODUCT.exec(request.url ?? "") ?? [];
  const { hasProductPage } = shared;
  if (id === undefined || !hasProductPage || !asksForDocument(request)) return false;
  const unknown = wait(PATIENCE_MS, true, { ref: false });
  return !(await Promise.race([hasProductPage(id).catch(() => true), unknown]));
}
