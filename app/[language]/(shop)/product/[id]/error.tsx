"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";
import { paths } from "@/lib/base/paths";

/** A product that failed to load: shows a toast and goes to the list (docs/product.md: Messages). */
export default function ProductFailure() {
  const router = useRouter();

  useEffect(() => {
    toast({ title: "Could not fetch product details.", destructive: true });
    router.replace(paths.products());
  }, [router]);

  return (
    <p className="flex min-h-96 items-center justify-center gap-3 text-muted-foreground">
      <Spinner />
      Taking you to all products
    </p>
  );
}
