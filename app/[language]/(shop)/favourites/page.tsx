import type { Metadata } from "next";
import { useWords } from "#words";
import { FavouritesView } from "@/components/shop/favourites/favourites-view";
import { RoomWords } from "@/lib/i18n/room-words";
import { pageSay } from "@/lib/i18n/use-words-server";

export async function generateMetadata(): Promise<Metadata> {
  const say = await pageSay();
  return {
    title: say("Favourites"),
    description: say("Products that you marked with a heart."),
    robots: { index: false },
  };
}

export default function FavouritesPage() {
  const say = useWords();
  return (
    <div className="container-page pt-8 pb-12 lg:pt-12 lg:pb-16">
      <h1 className="mb-6 text-title">{say("Favourites")}</h1>
      <RoomWords room="buying">
        <FavouritesView />
      </RoomWords>
    </div>
  );
}
