import type { Metadata } from "next";
import { MissingPage } from "@/components/layout/missing-page";
import { pageTranslate } from "@/lib/i18n/use-translate-server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageTranslate();
  return { title: t("Page not found") };
}

/** Within the layout's frame; here rather than above, because every page loads the scripts of its not-found page. */
export default MissingPage;
