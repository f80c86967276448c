import { splitLanguage } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";
import { call } from "./api";

/** The entry of the tab's history before the current one, where the browser tells it. */
function previousPage(): string | null {
  if (!("navigation" in window)) return document.referrer;
  const { navigation } = window;
  const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  return before?.url ?? document.referrer;
}

function getSearch(address: string | null): string {
  if (!address || !URL.canParse(address)) return "";
  const { origin, pathname, searchParams } = new URL(address);
  const isList =
    origin === window.location.origin && splitLanguage(pathname).plain === paths.products();
  return isList ? (searchParams.get("q") ?? "").trim() : "";
}

/** Tells the shop's figures which search led to the cart: this page's, or that of the page before. Nothing waits. */
export async function noteSearch(): Promise<void> {
  const q = getSearch(window.location.href) || getSearch(previousPage());
  // A figure that is lost is worth no word.
  if (q) await call("POST /searches/cart", { body: { q } }).catch(() => undefined);
}
