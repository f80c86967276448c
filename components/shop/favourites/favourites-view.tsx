"use client";

import { Heart } from "lucide-react";
import { useTranslate } from "#words";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { useLoad } from "@/components/shared/call/use-load";
import { ProductGrid, ProductGridSkeleton } from "@/components/shop/catalogue/product-grid";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { call } from "@/lib/client/api";
import { useFavourites } from "@/lib/client/favourites";
import { useSession } from "@/lib/client/session";
import { MAX_REQUESTED } from "@/lib/catalogue/favourites/limits";
import { paths } from "@/lib/base/paths";

async function loadProducts(ids: string, signal: AbortSignal) {
  if (ids === "") return [];
  return call("GET /favourites/products", { query: { ids }, signal });
}

/** The favourites, latest first. */
export function FavouritesView() {
  const t = useTranslate();
  const session = useSession();
  const favourites = useFavourites();
  const ids = favourites.slice(0, MAX_REQUESTED).join(",");
  const { value, error, isCurrent, reload } = useLoad({ load: loadProducts, question: ids });
  // A product leaves the list as soon as its heart is removed.
  const shown = value?.filter(({ _id }) => favourites.includes(_id));
  if (session.state === "unknown") return <ProductGridSkeleton />;
  if (favourites.length === 0) return <NoFavourites />;
  if (error) {
    return <LoadFailure text={t("Your favourites could not be loaded.")} retry={reload} />;
  }
  if (!shown || (!isCurrent && shown.length === 0)) return <ProductGridSkeleton />;
  return (
    <>
      <ProductGrid products={shown} />
      {session.state !== "signed-in" && (
        <p className="mt-8 text-sm text-muted-foreground">
          {t("Kept in this browser. Log in to find them on your other devices, too.")}
        </p>
      )}
    </>
  );
}

function NoFavourites() {
  const t = useTranslate();
  return (
    <EmptyState
      as="h2"
      title={t("No favourites yet")}
      picture={<Heart strokeWidth={1.25} />}
      actions={
        <Button asChild size="lg">
          <Link href={paths.products()}>{t("Browse Products")}</Link>
        </Button>
      }
    >
      <p>{t("Press the heart on a product to find it here again.")}</p>
    </EmptyState>
  );
}
