import type { Metadata } from "next";
import type { ReactNode } from "react";
import { SiteFrame } from "@/components/layout/site-frame";

/** Search engines have no use for personal pages. */
export const metadata: Metadata = { robots: { index: false } };

export default function AccountLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>;
}
