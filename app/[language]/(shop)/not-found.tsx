import type { Metadata } from "next";
import { MissingPage } from "@/components/layout/missing-page";
import { pageSay } from "@/lib/i18n/use-words-server";

export async function generateMetadata(): Promise<Metadata> {
  const say = await pageSay();
  return { title: say("Page not found") };
}

/** Within the layout's frame; here rather than above, because every page loads the scripts of its not-found page. */
export default MissingPage;
