import type { ReactNode } from "react";
import { SiteFrame } from "@/components/layout/site-frame";
import { RoomWords } from "@/lib/i18n/room-words";

export default function ShopLayout({ children }: { children: ReactNode }) {
  return (
    <RoomWords room="auth">
      <SiteFrame>{children}</SiteFrame>
    </RoomWords>
  );
}
