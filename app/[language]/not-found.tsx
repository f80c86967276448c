import type { Metadata } from "next";
import { MissingPage } from "@/components/layout/missing-page";
import { SiteFrame } from "@/components/layout/site-frame";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <SiteFrame>
      <MissingPage />
    </SiteFrame>
  );
}
