import type { Metadata } from "next";
import { PrivacyNotice } from "@/components/shop/policy/privacy-notice";
import { paths } from "@/lib/base/paths";
import { isGoogleEnabled } from "@/lib/session/google-enabled";
import { getShopSettings } from "@/lib/shop/settings/cached";
import { getSay } from "@/lib/words/dictionaries";
import { pageLanguage } from "@/lib/words/use-words-server";

export async function generateMetadata(): Promise<Metadata> {
  const say = getSay(await pageLanguage());
  return {
    title: say("Privacy Notice"),
    description: say(
      "Each kind of personal data that we ask for, what it is for, how long we keep it, and how to take your consent back.",
    ),
    alternates: { canonical: paths.privacyNotice },
  };
}

export default async function PrivacyNoticePage() {
  const [settings, hasGoogle] = await Promise.all([getShopSettings(), isGoogleEnabled()]);
  return <PrivacyNotice settings={settings} hasGoogle={hasGoogle} />;
}
