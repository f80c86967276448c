"use client";

import { useWords } from "#words";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";
import { inLanguage } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";

/** A product that failed to load: shows a toast and goes to the list (docs/product.md: Messages). */
export default function ProductFailure() {
  const say = useWords();
  const router = useRouter();

  useEffect(() => {
    toast({ title: say("Could not fetch product details."), destructive: true });
    router.replace(inLanguage(say.language, paths.products()));
  }, [router, say]);

  return (
    <p className="flex min-h-96 items-center justify-center gap-3 text-muted-foreground">
      <Spinner />
      {say("Taking you to all products")}
    </p>
  );
}
