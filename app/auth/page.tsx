import type { Metadata } from "next";
import { GuestNotice } from "@/components/layout/guest-notice";
import { SiteFrame } from "@/components/layout/site-frame";

export const metadata: Metadata = { title: "Login and Sign Up", robots: { index: false } };

export default function AuthPage() {
  return (
    <SiteFrame>
      <GuestNotice />
    </SiteFrame>
  );
}
