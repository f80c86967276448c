import type { Metadata } from "next";
import { Suspense, type ReactNode } from "react";
import { PageSpinner } from "@/components/admin/shared/page-heading";
import { Landing } from "@/components/shop/landing/landing";
import { SiteFrame } from "@/components/layout/site-frame";
import { PrivacyPolicy, ReturnsPolicy, TermsOfService } from "@/components/shop/policy/policies";
import { isGoogleEnabled } from "@/lib/identity/session/google-enabled";
import { PrivacyNotice } from "@/components/shop/policy/privacy-notice";
import { requireAdmission } from "@/lib/identity/access/require-admission";
import { getFeaturedProducts } from "@/lib/catalogue/lists/cached";
import { shown } from "@/lib/catalogue/price/shown-products";
import { getKnownSlugs } from "@/lib/catalogue/categories/cached";
import { shownAnnouncement } from "@/lib/shop/content/announcement";
import { DEFAULT_LANGUAGE } from "@/lib/base/http/languages";
import { prisma } from "@/lib/db/client";
import { CONTENT_PAGES, type ContentPage, staffPaths } from "@/lib/base/staff-paths";
import { readDraftedSettings } from "@/lib/shop/settings/queries";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";

export const metadata: Metadata = { title: "Preview of the content", robots: { index: false } };

interface PreviewPageProps {
  searchParams: Promise<{ page?: string | string[] }>;
}

export default function ContentPreviewPage(props: PreviewPageProps) {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Preview {...props} />
    </Suspense>
  );
}

/** Reads the draft for this request only: a draft must not be cached for other visitors. */
async function Preview({ searchParams }: PreviewPageProps) {
  await requireAdmission(staffPaths.contentPreview());
  const [requested] = [(await searchParams).page].flat();
  const page = CONTENT_PAGES.find((each) => each === requested) ?? "landing";
  const settings = await readDraftedSettings(prisma());
  const announcement = shownAnnouncement(settings.content.announcement, new Date());
  return (
    <>
      <Note page={page} />
      <SiteFrame preview={{ settings, announcement }}>{await PAGES[page](settings)}</SiteFrame>
    </>
  );
}

const PAGES: Record<ContentPage, (settings: ShopSettings) => ReactNode | Promise<ReactNode>> = {
  landing: async (settings) => {
    const [featured, categories] = await Promise.all([
      getFeaturedProducts(DEFAULT_LANGUAGE).then(shown),
      getKnownSlugs(),
    ]);
    return <Landing {...{ settings, featured, categories }} />;
  },
  privacy: (settings) => <PrivacyPolicy settings={settings} />,
  notice: async (settings) => (
    <PrivacyNotice settings={settings} hasGoogle={await isGoogleEnabled()} />
  ),
  terms: (settings) => <TermsOfService settings={settings} />,
  returns: (settings) => <ReturnsPolicy settings={settings} />,
};

const NAMES: Record<ContentPage, string> = {
  landing: "Landing page",
  privacy: "Privacy",
  notice: "Privacy notice",
  terms: "Terms",
  returns: "Returns",
};

/** Explains the preview, and links to the other pages that show the content. */
function Note({ page }: { page: ContentPage }) {
  return (
    <aside aria-label="Preview" className="bg-signal text-sm text-signal-foreground">
      <div className="container-page flex flex-wrap items-center gap-x-5 gap-y-1 py-2">
        <p className="font-semibold">Preview: drafts show on this page only.</p>
        <ul className="flex flex-wrap gap-x-4">
          {CONTENT_PAGES.map((each) => (
            <li key={each}>
              <a
                href={staffPaths.contentPreview(each)}
                aria-current={each === page ? "page" : undefined}
                className="inline-flex min-h-9 items-center underline underline-offset-4 aria-[current]:font-semibold aria-[current]:no-underline pointer-coarse:min-h-11"
              >
                {NAMES[each]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
