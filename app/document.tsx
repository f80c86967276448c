import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { useTranslate } from "#words";
import { SessionWatch } from "@/components/shop/account/session-watch";
import { ArrivalFocus } from "@/components/layout/arrival-focus";
import { EarlyPress } from "@/components/layout/early-press";
import { HeadScripts } from "@/components/layout/head/head-scripts";
import { ThemeWatch } from "@/components/layout/theme/theme-watch";
import { Toaster } from "@/components/ui/toast/toaster";
import { light } from "@/lib/base/brand";
import { env } from "@/lib/base/env";
import { imageAtWidth } from "@/lib/files/picture-address";
import { getAnnouncement, getShopSettings } from "@/lib/shop/settings/cached";
import { getOwnWords } from "@/lib/i18n/own-words";
import { pageLanguage } from "@/lib/i18n/use-translate-server";
import { PageWords } from "@/lib/i18n/words-context";
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Language } from "@/lib/base/http/languages";
import "./globals.css";
import { fontVariables } from "./fonts/faces";
import { shareImage } from "./share-image";

export const documentMetadata = async (): Promise<Metadata> => shopMetadata(await pageLanguage());

/** Metadata shared by all pages of a language. */
export async function shopMetadata(language: Language): Promise<Metadata> {
  const { siteName, faviconUrl } = await getShopSettings();
  return {
    metadataBase: new URL(env().APP_URL),
    title: { default: siteName, template: `%s | ${siteName}` },
    applicationName: siteName,
    // Icon files by convention would override the owner's favicon, so the shop's own icons are listed here.
    icons: {
      icon: imageAtWidth(faviconUrl, 48) || [
        { url: "/favicon.ico", sizes: "32x32" },
        { url: "/icon.svg", type: "image/svg+xml" },
      ],
      apple: "/apple-icon.png",
    },
    openGraph: {
      siteName,
      locale: LANGUAGE_TAGS[language].replace("-", "_"),
      type: "website",
      images: shareImage,
    },
    twitter: { card: "summary_large_image" },
    formatDetection: { telephone: false },
  };
}

export const viewport: Viewport = { themeColor: light.band };

interface DocumentProps {
  language: Language;
  children: ReactNode;
}

/** The document of every page: head, skip link, toasts and the session watch. */
export async function Document({ language, children }: DocumentProps) {
  const announcement = await getAnnouncement();
  return (
    <html
      lang={LANGUAGE_TAGS[language]}
      className={fontVariables}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <head>
        <HeadScripts announcement={announcement} hasOfflinePage={env().OFFLINE_PAGE === "1"} />
      </head>
      <body>
        <Words language={language}>
          <SkipLink />
          {children}
          <Toaster />
          <SessionWatch />
          <ThemeWatch />
          <ArrivalFocus />
          <EarlyPress />
        </Words>
      </body>
    </html>
  );
}

/** Provides client components with their translations in languages other than English. */
async function Words({ language, children }: DocumentProps) {
  if (language === DEFAULT_LANGUAGE) return children;
  return <PageWords {...{ language, own: await getOwnWords(language), children }} />;
}

function SkipLink() {
  const t = useTranslate();
  return (
    <a
      href="#main"
      className="sr-only z-60 rounded-md bg-primary px-5 py-3 font-semibold text-primary-foreground focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {t("Skip to content")}
    </a>
  );
}
