import { useTranslate } from "#words";
import { FavouritesView } from "@/components/shop/favourites/favourites-view";
import { pageMetadata } from "@/lib/shop/settings/localized";

export const generateMetadata = pageMetadata((t) => ({
  title: t("Favourites"),
  description: t("Products that you marked with a heart."),
  robots: { index: false },
}));

export default function FavouritesPage() {
  const t = useTranslate();
  return (
    <div className="container-page pt-8 pb-12 lg:pt-12 lg:pb-16">
      <h1 className="mb-6 text-title">{t("Favourites")}</h1>
      <FavouritesView />
    </div>
  );
}
