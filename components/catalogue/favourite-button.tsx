"use client";

import { Heart } from "lucide-react";
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
      className={cn(
        "grid size-11 place-items-center rounded-full border bg-card text-foreground transition-colors hover:text-signal",
        className,
      )}
    >
      <Heart aria-hidden className={cn("size-5", on && "fill-signal text-signal")} />
      <span className="sr-only">Favourite: {name}</span>
    </button>
  );
}
