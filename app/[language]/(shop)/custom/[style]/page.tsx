import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SizeView } from "@/components/shop/sizes/size-view";
import { env } from "@/lib/base/env";
import { getStyles } from "@/lib/catalogue/sizes/cached";
import { priceRequested } from "@/lib/catalogue/sizes/price-requested";
import { readAddress } from "@/lib/catalogue/sizes/read-address";
import { styleMetadata } from "@/lib/catalogue/sizes/style-metadata";
import { pageTranslate } from "@/lib/i18n/use-translate-server";
import { getShopSettings } from "@/lib/shop/settings/cached";
import { localized } from "@/lib/shop/settings/localized";

/** Rendered for each request, because the URL may have any size. */
export const instant = false;

interface Props {
  params: Promise<{ style: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function requireStyle(params: Props["params"]) {
  const { style: id } = await params;
  return (await getStyles()).find(({ _id }) => _id === id) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return localized(styleMetadata(await requireStyle(params), await pageTranslate()));
}

export default async function StylePage({ params, searchParams }: Props) {
  const style = await requireStyle(params);
  const requested = readAddress(style, await searchParams);
  const [{ answer, problems }, { gst, taxPercent: percent }, t] = await Promise.all([
    priceRequested(style, requested),
    getShopSettings(),
    pageTranslate(),
  ]);
  return (
    <SizeView
      style={style}
      requested={requested}
      answer={answer}
      problems={problems}
      origin={env().APP_URL}
      taxName={gst ? "GST" : t("{percent}% tax", { percent })}
    />
  );
}
