import type { IncomingMessage, ServerResponse } from "node:http";
import { isUuid } from "../../db/uuid.ts";

/**
 * Pages that hold the id of a row have one address each, with the id in small letters: by every other
 * spelling the same page would be kept once more.
 */

const PAGE_OF_ROW = /^(\/(?:product|order|admin\/orders)\/)([^/?]+)(.*)$/s;

/** Where the address of a page leads whose id has capitals; undefined for every other address. */
export function oneCaseAddress(url: string): string | undefined {
  const [, folder = "", id = "", rest = ""] = PAGE_OF_ROW.exec(url) ?? [];
  return isUuid(id) && id !== id.toLowerCase() ? folder + id.toLowerCase() + rest : undefined;
}

/** Answers with the way there. */
export function redirectToOneCase(
  { url = "" }: IncomingMessage,
  response: ServerResponse,
): boolean {
  const target = oneCaseAddress(url);
  if (target === undefined) return false;
  response.writeHead(308, { Location: target }).end();
  return true;
}
