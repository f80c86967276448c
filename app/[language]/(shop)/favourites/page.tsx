import type { Metadata } from "next";
import { useTranslate } from "#words";
import { FavouritesView } from "@/components/shop/favourites/favourites-view";
import { pageTranslate } from "@/lib/i18n/use-translate-server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageTranslate();
  return {
    title: t("Favourites"),
    description: t("Products that you marked with a heart."),
    robots: { index: false },
  };
}

export default function FavouritesPage() {
  const t = useTranslate();
  return (
    <div className="container-page pt-8 pb-12 lg:pt-12 lg:pb-16">
      <h1 className="mb-6 text-title">{t("Favourites")}</h1>
      <FavouritesView />
    </div>
  );
}
