import { splitLanguage } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";
import { call } from "./api";

/** The entry of the tab's history before the current one, if the browser exposes it. */
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

/** Records which search led to the cart: this page's, or the previous page's. Nothing waits for it. */
export async function noteSearch(): Promise<void> {
  const q = getSearch(window.location.href) || getSearch(previousPage());
  // A lost figure is not reported.
  if (q) await call("POST /searches/cart", { body: { q } }).catch(() => undefined);
}
