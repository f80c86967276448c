"use client";

import { cn } from "@/lib/cn";
import { toggleFavourite, useFavourite } from "@/lib/client/favourites";

interface FavouriteButtonProps {
  productId: string;
  name: string;
  className?: string;
}

export function FavouriteButton({ productId, name, className }: FavouriteButtonProps) {
  const on = useFavourite(productId);
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={() => toggleFavourite(productId)}
      className={cn("favourite", className)}
    >
      <span aria-hidden className="heart" />
      <span className="sr-only">Favourite: {name}</span>
    </button>
  );
}
