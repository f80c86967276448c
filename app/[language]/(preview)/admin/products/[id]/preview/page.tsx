import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Suspense } from "react";
import { PageSpinner } from "@/components/admin/shared/page-heading";
import { SiteFrame } from "@/components/layout/site-frame";
import { ProductView } from "@/components/shop/catalogue/product/product-view";
import { env } from "@/lib/base/env";
import { nullIfMissing } from "@/lib/base/errors";
import { staffPaths } from "@/lib/base/staff-paths";
import { getAdminProduct } from "@/lib/catalogue/admin/queries";
import { getCertificates } from "@/lib/catalogue/certificates/cached";
import { planModel } from "@/lib/catalogue/model/model-plan";
import { shown } from "@/lib/catalogue/price/shown-products";
import { NO_RELATED_PRODUCTS } from "@/lib/catalogue/product-page/related-products";
import { prisma } from "@/lib/db/client";
import { requireAdmission } from "@/lib/identity/access/require-admission";
import { shownAnnouncement } from "@/lib/shop/content/announcement";
import { getShopSettings } from "@/lib/shop/settings/cached";

export const metadata: Metadata = { title: "Preview of a product", robots: { index: false } };

interface PreviewProps {
  params: Promise<{ id: string }>;
}

export default function ProductPreviewPage(props: PreviewProps) {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Preview {...props} />
    </Suspense>
  );
}

/** The page of a product as it is saved, also of a draft, which nobody else may see. */
async function Preview({ params }: PreviewProps) {
  const { id } = await params;
  await requireAdmission(staffPaths.productPreview(id));
  const product = await nullIfMissing(getAdminProduct(prisma(), id));
  if (!product) notFound();
  const settings = await getShopSettings();
  const [[taxed], certificates] = await Promise.all([shown([product]), getCertificates(id)]);
  const announcement = shownAnnouncement(settings.content.announcement, new Date());
  return (
    <>
      <aside aria-label="Preview" className="bg-signal text-sm text-signal-foreground">
        <p className="container-page py-2 font-semibold">
          Preview of what is saved{product.draft && ": a draft, which nobody sees in the shop"}.
        </p>
      </aside>
      <SiteFrame preview={{ settings, announcement }}>
        <ProductView
          product={taxed ?? product}
          hasModel={planModel(product) !== null}
          anotherSize={null}
          ratingCounts={{}}
          beside={NO_RELATED_PRODUCTS}
          settings={settings}
          certificates={certificates}
          origin={env().APP_URL}
        />
      </SiteFrame>
    </>
  );
}
