import { PrivacyNotice } from "@/components/shop/policy/privacy-notice";
import { pageMetadata } from "@/lib/shop/settings/localized";
import { paths } from "@/lib/base/paths";
import { isGoogleEnabled } from "@/lib/identity/session/google-enabled";
import { getShopSettings } from "@/lib/shop/settings/cached";

export const generateMetadata = pageMetadata((t) => ({
  title: t("Privacy Notice"),
  description: t(
    "Each kind of personal data that we ask for, what it is for, how long we keep it, and how to take your consent back.",
  ),
  alternates: { canonical: paths.privacyNotice },
}));

export default async function PrivacyNoticePage() {
  const [settings, hasGoogle] = await Promise.all([getShopSettings(), isGoogleEnabled()]);
  return <PrivacyNotice settings={settings} hasGoogle={hasGoogle} />;
}
