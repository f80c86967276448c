import type { Metadata } from "next";
import { Document, shopMetadata } from "@/app/document";
import { MissingPage } from "@/components/layout/missing-page";
import { SiteFrame } from "@/components/layout/site-frame";
import { DEFAULT_LANGUAGE } from "@/lib/base/http/languages";

export async function generateMetadata(): Promise<Metadata> {
  const shop = await shopMetadata(DEFAULT_LANGUAGE);
  return { ...shop, title: `Page not found | ${shop.applicationName}` };
}

export default function GlobalNotFound() {
  return (
    <Document language={DEFAULT_LANGUAGE}>
      <SiteFrame>
        <MissingPage />
      </SiteFrame>
    </Document>
  );
}
