"use client";

import { useTranslate } from "#words";
import { toast, toastFailure } from "@/components/ui/toast/toast";
import { cn } from "@/lib/base/cn";
import { toggleFavourite, useFavourite } from "@/lib/client/favourites";
import { paths } from "@/lib/base/paths";
import type { Translate } from "@/lib/i18n/translate";

interface FavouriteButtonProps {
  productId: string;
  name: string;
  className?: string;
}

function press(productId: string, t: Translate): void {
  const { isFirst, saved } = toggleFavourite(productId);
  if (isFirst) {
    toast({
      title: t("Saved to Favourites"),
      action: { label: t("View Favourites"), href: paths.favourites },
    });
  }
  saved.catch(() => toastFailure(t("Favourite Not Saved"), t("Please try again later.")));
}

export function FavouriteButton({ productId, name, className }: FavouriteButtonProps) {
  const t = useTranslate();
  const on = useFavourite(productId);
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={() => press(productId, t)}
      className={cn("favourite", className)}
    >
      <span aria-hidden className="heart" />
      <span className="sr-only">{t("Favourite: {name}", { name })}</span>
    </button>
  );
}
