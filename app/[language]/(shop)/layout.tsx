import type { ReactNode } from "react";
import { SiteFrame } from "@/components/layout/site-frame";
import { RoomWords } from "@/lib/words/room-words";

export default function ShopLayout({ children }: { children: ReactNode }) {
  return (
    <RoomWords room="auth">
      <SiteFrame>{children}</SiteFrame>
    </RoomWords>
  );
}
