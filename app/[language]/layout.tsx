import { notFound } from "next/navigation";
import { language as requestedLanguage } from "next/root-params";
import type { ReactNode } from "react";
import { Document } from "@/app/document";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/base/http/languages";
import { getShopSettings } from "@/lib/shop/settings/cached";

export { documentMetadata as generateMetadata, viewport } from "@/app/document";

/** A build renders English; other languages are rendered on request. */
export const generateStaticParams = (): { language: Language }[] => [
  { language: DEFAULT_LANGUAGE },
];

/** Renders a page only in a language that the owner has enabled; any other first segment is a 404. */
export default async function ShopDocument({ children }: { children: ReactNode }) {
  const [requested, { languages }] = await Promise.all([requestedLanguage(), getShopSettings()]);
  const language = languages.find((known) => known === requested);
  if (!language) notFound();
  return <Document language={language}>{children}</Document>;
}
