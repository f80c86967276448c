import type { Metadata } from "next";
import { FavouritesView } from "@/components/shop/favourites/favourites-view";

export const metadata: Metadata = {
  title: "Favourites",
  description: "Products that you marked with a heart.",
  robots: { index: false },
};

export default function FavouritesPage() {
  return (
    <div className="container-page pt-8 pb-12 lg:pt-12 lg:pb-16">
      <h1 className="mb-6 text-title">Favourites</h1>
      <FavouritesView />
    </div>
  );
}
