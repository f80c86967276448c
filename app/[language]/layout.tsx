import type { ReactNode } from "react";
import { Document } from "@/components/layout/document";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/base/languages";
import { pageLanguage } from "@/lib/words/use-words-server";

export { documentMetadata as generateMetadata, viewport } from "@/components/layout/document";

/** A build renders English; what a shop has in other languages is rendered when it is asked for. */
export const generateStaticParams = (): { language: Language }[] => [
  { language: DEFAULT_LANGUAGE },
];

export default async function ShopDocument({ children }: { children: ReactNode }) {
  return <Document language={await pageLanguage()}>{children}</Document>;
}
