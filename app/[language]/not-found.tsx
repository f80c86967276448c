import type { Metadata } from "next";
import { MissingPage } from "@/components/layout/missing-page";
import { SiteFrame } from "@/components/layout/site-frame";
import { pageSay } from "@/lib/words/use-words-server";

export async function generateMetadata(): Promise<Metadata> {
  const say = await pageSay();
  return { title: say("Page not found") };
}

export default function NotFound() {
  return (
    <SiteFrame>
      <MissingPage />
    </SiteFrame>
  );
}
