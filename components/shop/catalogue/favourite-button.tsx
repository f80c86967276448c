"use client";

import { useWords } from "#words";
import { toast } from "@/components/ui/toast/toast";
import { cn } from "@/lib/base/cn";
import { toggleFavourite, useFavourite } from "@/lib/client/favourites";
import { paths } from "@/lib/base/paths";
import type { Say } from "@/lib/i18n/say";

interface FavouriteButtonProps {
  productId: string;
  name: string;
  className?: string;
}

function press(productId: string, say: Say): void {
  const { isFirst, saved } = toggleFavourite(productId);
  if (isFirst) {
    toast({
      title: say("Saved to Favourites"),
      action: { label: say("View Favourites"), href: paths.favourites },
    });
  }
  saved.catch(() =>
    toast({
      title: say("Favourite Not Saved"),
      description: say("Please try again later."),
      destructive: true,
    }),
  );
}

export function FavouriteButton({ productId, name, className }: FavouriteButtonProps) {
  const say = useWords();
  const on = useFavourite(productId);
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={() => press(productId, say)}
      className={cn("favourite", className)}
    >
      <span aria-hidden className="heart" />
      <span className="sr-only">{say("Favourite: {name}", { name })}</span>
    </button>
  );
}
