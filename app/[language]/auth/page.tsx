import type { Metadata } from "next";
import { cookies } from "next/headers";
import { Suspense } from "react";
import { SignInPage } from "@/components/shop/account/auth/sign-in-page";
import { Brand } from "@/components/layout/brand";
import { Spinner } from "@/components/ui/spinner";
import { sessionCookieName } from "@/lib/identity/session/cookies";
import { isGoogleEnabled } from "@/lib/identity/session/google-enabled";
import { getShopSettings } from "@/lib/shop/settings/cached";
import { RoomWords } from "@/lib/i18n/room-words";
import { pageSay } from "@/lib/i18n/use-words-server";

export async function generateMetadata(): Promise<Metadata> {
  const say = await pageSay();
  return { title: say("Login and Sign Up"), robots: { index: false } };
}

export default async function AuthPage() {
  const say = await pageSay();
  const { siteName, logoImageUrl } = await getShopSettings();
  return (
    <div className="flex min-h-dvh flex-col fibres">
      <header className="container-page flex h-16 items-center">
        <Brand siteName={siteName} logoImageUrl={logoImageUrl} />
      </header>
      <main id="main" tabIndex={-1} className="grid flex-1 place-items-center p-6">
        <h1 className="sr-only">{say("Login and Sign Up")}</h1>
        <noscript>
          <p>
            {say(
              "Signing in needs JavaScript. You can also order by phone or email, without an account.",
            )}
          </p>
        </noscript>
        <RoomWords room="auth">
          <Suspense fallback={<Spinner size="size-8" />}>
            <Arriving />
          </Suspense>
        </RoomWords>
      </main>
    </div>
  );
}

async function Arriving() {
  const hasCookie = (await cookies()).has(sessionCookieName());
  return <SignInPage hasCookie={hasCookie} googleEnabled={await isGoogleEnabled()} />;
}
