import type { Metadata } from "next";
import { Document } from "@/app/document";
import { MissingPage } from "@/components/layout/missing-page";
import { SiteFrame } from "@/components/layout/site-frame";
import { DEFAULT_LANGUAGE } from "@/lib/base/http/languages";

export const metadata: Metadata = { title: "Page not found" };

export default function GlobalNotFound() {
  return (
    <Document language={DEFAULT_LANGUAGE}>
      <SiteFrame>
        <MissingPage />
      </SiteFrame>
    </Document>
  );
}
