import type { Metadata } from "next";
import type { ReactNode } from "react";
import { SiteFrame } from "@/components/layout/site-frame";

/** Pages of one person: no search engine has a use for them. */
export const metadata: Metadata = { robots: { index: false } };

export default function AccountLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>;
}
