"use client";

import { useEffect } from "react";
import { useTranslate } from "#words";
import { Spinner } from "@/components/ui/spinner";
import { useRouter } from "@/components/ui/use-router";
import { toast } from "@/components/ui/toast/toast";
import { paths } from "@/lib/base/paths";

/** A product that failed to load: shows a toast and opens the list (docs/product.md: Messages). */
export default function ProductFailure() {
  const t = useTranslate();
  const router = useRouter();

  useEffect(() => {
    toast({ title: t("Could not fetch product details."), destructive: true });
    router.replace(paths.products());
  }, [router, t]);

  return (
    <p className="flex min-h-96 items-center justify-center gap-3 text-muted-foreground">
      <Spinner />
      {t("Taking you to all products")}
    </p>
  );
}
