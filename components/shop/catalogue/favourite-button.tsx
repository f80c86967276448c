"use client";

import { toast } from "@/components/ui/toast/toast";
import { cn } from "@/lib/base/cn";
import { toggleFavourite, useFavourite } from "@/lib/client/favourites";
import { paths } from "@/lib/base/paths";

interface FavouriteButtonProps {
  productId: string;
  name: string;
  className?: string;
}

const SAVED = {
  title: "Saved to Favourites",
  action: { label: "View Favourites", href: paths.favourites },
};

const NOT_SAVED = {
  title: "Favourite Not Saved",
  description: "Please try again later.",
  destructive: true,
};

function press(productId: string): void {
  const { isFirst, saved } = toggleFavourite(productId);
  if (isFirst) toast(SAVED);
  saved.catch(() => toast(NOT_SAVED));
}

export function FavouriteButton({ productId, name, className }: FavouriteButtonProps) {
  const on = useFavourite(productId);
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={() => press(productId)}
      className={cn("favourite", className)}
    >
      <span aria-hidden className="heart" />
      <span className="sr-only">Favourite: {name}</span>
    </button>
  );
}
