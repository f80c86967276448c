import { cookies } from "next/headers";
import { Brand } from "@/components/layout/brand";
import { bringsSecret, readArrival } from "@/components/shop/account/auth/arrival";
import { SignInFormSlot } from "@/components/shop/account/auth/sign-in-form-slot";
import { toSearchParams, type PageQuery } from "@/lib/base/page-query";
import { sessionCookieName } from "@/lib/identity/session/cookies";
import { isGoogleEnabled } from "@/lib/identity/session/google-enabled";
import { getShopSettings } from "@/lib/shop/settings/cached";
import { pageMetadata } from "@/lib/shop/settings/localized";
import { pageTranslate } from "@/lib/i18n/use-translate-server";

export const generateMetadata = pageMetadata((t) => ({
  title: t("Login and Sign Up"),
  robots: { index: false },
}));

/** Rendered for each request, because its form is in the HTML. */
export const instant = false;

export default async function AuthPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const t = await pageTranslate();
  const { siteName, logoImageUrl } = await getShopSettings();
  const arrival = readArrival(toSearchParams(await searchParams).toString());
  const hasCookie = (await cookies()).has(sessionCookieName());
  const isForm = !hasCookie && !bringsSecret(arrival);
  return (
    <div className="flex min-h-dvh flex-col fibres">
      <header className="container-page flex h-16 items-center">
        <Brand siteName={siteName} logoImageUrl={logoImageUrl} />
      </header>
      <main id="main" tabIndex={-1} className="grid flex-1 place-items-center p-3 sm:p-6">
        <h1 className="sr-only">{t("Login and Sign Up")}</h1>
        <noscript>
          <p>
            {t(
              "Signing in needs JavaScript. You can also order by phone or email, without an account.",
            )}
          </p>
        </noscript>
        <div className="noscript:hidden">
          <SignInFormSlot
            hasCookie={hasCookie}
            googleEnabled={await isGoogleEnabled()}
            served={isForm ? { mode: arrival.mode, next: arrival.next } : undefined}
          />
        </div>
      </main>
    </div>
  );
}
