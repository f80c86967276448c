import type { Metadata } from "next";
import { MissingPage } from "@/components/layout/missing-page";
import { SiteFrame } from "@/components/layout/site-frame";
import { getSay } from "@/lib/words/dictionaries";
import { pageLanguage } from "@/lib/words/use-words-server";

export async function generateMetadata(): Promise<Metadata> {
  const say = getSay(await pageLanguage());
  return { title: say("Page not found") };
}

export default function NotFound() {
  return (
    <SiteFrame>
      <MissingPage />
    </SiteFrame>
  );
}
