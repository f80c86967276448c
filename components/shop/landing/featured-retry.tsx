"use client";

import { useEffect, useState } from "react";
import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { toastFailure } from "@/components/ui/toast/toast";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import { call } from "@/lib/client/api";
import { FeaturedGrid } from "./featured-grid";

/**
 * The server failed to load the products when it rendered the page, so the browser loads them again; a page cached
 * at a bad moment thus corrects itself.
 */
export function FeaturedRetry({ count }: { count: number }) {
  const t = useTranslate();
  const [products, setProducts] = useState<readonly ProductSummary[] | "loading" | "failed">(
    "loading",
  );
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    const stop = new AbortController();
    const query = { limit: String(count) };
    call("GET /products", { query, signal: stop.signal })
      .then(setProducts)
      .catch(() => {
        if (stop.signal.aborted) return;
        setProducts("failed");
        toastFailure("Error", "Could not fetch featured products.");
      });
    return () => stop.abort();
  }, [count, attempt]);

  const again = () => {
    setProducts("loading");
    setAttempt(attempt + 1);
  };

  if (products === "loading") return <GridShape count={count} />;
  if (products !== "failed") return <FeaturedGrid products={products} />;
  return (
    <EmptyState
      as="h3"
      title={t("Products could not be loaded")}
      actions={<Button onClick={again}>{t("Try again")}</Button>}
    >
      {t("Could not fetch featured products.")}
    </EmptyState>
  );
}

function GridShape({ count }: { count: number }) {
  const t = useTranslate();
  return (
    <div role="status" className="mt-12 grid gap-6 md:grid-cols-3">
      <span className="sr-only">{t("Products are loading")}</span>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="aspect-[3/4.6]" />
      ))}
    </div>
  );
}
