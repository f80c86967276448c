import type { Metadata } from "next";
import type { ReactNode } from "react";
import { SiteFrame } from "@/components/layout/site-frame";
import { RoomWords } from "@/lib/i18n/room-words";

/** Personal pages are of no use to search engines. */
export const metadata: Metadata = { robots: { index: false } };

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <RoomWords room="auth">
      <SiteFrame>{children}</SiteFrame>
    </RoomWords>
  );
}
