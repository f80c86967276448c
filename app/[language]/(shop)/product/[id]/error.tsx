"use client";

import { useEffect } from "react";
import { useWords } from "#words";
import { Spinner } from "@/components/ui/spinner";
import { useRouter } from "@/components/ui/use-router";
import { toast } from "@/components/ui/toast/toast";
import { paths } from "@/lib/base/paths";

/** A product that failed to load: shows a toast and goes to the list (docs/product.md: Messages). */
export default function ProductFailure() {
  const say = useWords();
  const router = useRouter();

  useEffect(() => {
    toast({ title: say("Could not fetch product details."), destructive: true });
    router.replace(paths.products());
  }, [router, say]);

  return (
    <p className="flex min-h-96 items-center justify-center gap-3 text-muted-foreground">
      <Spinner />
      {say("Taking you to all products")}
    </p>
  );
}
