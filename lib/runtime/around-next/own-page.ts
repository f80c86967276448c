import { processWide } from "../../base/process-wide.ts";

/**
 * A page of the shop's own, for what makes another page of it. It is asked for within the process, which has
 * forgotten what it was told to forget; another one may not have heard of it yet.
 */

type Ask = (path: string) => Promise<string>;

const shared = processWide<{ ownPage: Ask }>();

/** @throws where no web process is around it, or the page is no success */
export function ownPage(path: string): Promise<string> {
  if (!shared.ownPage) throw new Error("Only a web process has pages of its own.");
  return shared.ownPage(path);
}

export function answerOwnPages(ask: Ask): void {
  shared.ownPage = ask;
}
