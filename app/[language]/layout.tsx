import { notFound } from "next/navigation";
import { language as askedLanguage } from "next/root-params";
import type { ReactNode } from "react";
import { Document } from "@/app/document";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/base/http/languages";
import { getShopSettings } from "@/lib/shop/settings/cached";

export { documentMetadata as generateMetadata, viewport } from "@/app/document";

/** A build renders English; what a shop has in other languages is rendered when it is asked for. */
export const generateStaticParams = (): { language: Language }[] => [
  { language: DEFAULT_LANGUAGE },
];

/** A page in a language that the owner has not switched on does not exist, nor one below what is no language. */
export default async function ShopDocument({ children }: { children: ReactNode }) {
  const [asked, { languages }] = await Promise.all([askedLanguage(), getShopSettings()]);
  const language = languages.find((known) => known === asked);
  if (!language) notFound();
  return <Document language={language}>{children}</Document>;
}
