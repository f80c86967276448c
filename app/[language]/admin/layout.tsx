import type { Metadata } from "next";
import { Suspense, type ReactNode } from "react";
import { Guard } from "@/components/shop/account/guard";
import { AdminFrame } from "@/components/admin/frame/admin-frame";
import { PageSpinner } from "@/components/admin/shared/page-heading";
import { TranslationLanguages } from "@/components/admin/shared/translation-fields";
import { OTHER_LANGUAGES } from "@/lib/base/input/translations";
import { serverPaths } from "@/lib/base/server-paths";
import { getUnusedParts } from "@/lib/dashboard/used-parts/cached";
import { getShopSettings } from "@/lib/shop/settings/cached";

export const metadata: Metadata = {
  robots: { index: false },
  manifest: serverPaths.adminManifest,
  // Read by iPhones in addition to the manifest.
  appleWebApp: { capable: true, title: "Admin" },
};

/** The frame of the admin. It checks no permission: each page does that itself. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const [{ siteName, languages }, unused] = await Promise.all([
    getShopSettings(),
    getUnusedParts(),
  ]);
  const others = OTHER_LANGUAGES.filter((language) => languages.includes(language));
  return (
    <Suspense fallback={<PageSpinner />}>
      <Guard needs="admin.open" as="main">
        <AdminFrame siteName={siteName} unused={unused}>
          <TranslationLanguages languages={others}>{children}</TranslationLanguages>
        </AdminFrame>
      </Guard>
    </Suspense>
  );
}
