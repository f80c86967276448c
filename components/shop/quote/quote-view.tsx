"use client";

import { useSearchParams } from "next/navigation";
import { useWords } from "#words";
import { useLoad } from "@/components/shared/call/use-load";
import { ProductImage } from "@/components/shop/catalogue/product-image";
import { Skeleton } from "@/components/ui/skeleton";
import { call } from "@/lib/client/api";
import { QuoteForm } from "./quote-form";

const NONE = "";

/** The product that the address names; null for none, and for an unknown one. */
async function loadProduct(id: string, signal: AbortSignal) {
  return id === NONE ? null : call("GET /products/{id}", { params: { id }, signal });
}

/** The form, about the product in the address or about a search that found nothing. */
export function QuoteView({ quoteReply }: { quoteReply: string }) {
  const say = useWords();
  const asked = useSearchParams();
  const id = asked.get("product") ?? NONE;
  const { value: product, loading, error } = useLoad({ load: loadProduct, question: id });
  if (id !== NONE && loading && !product) return <Skeleton className="h-160" />;
  return (
    <>
      {product && (
        <div className="mb-7 flex items-center gap-4 border-b perforated pb-6">
          <div className="w-16 shrink-0 overflow-hidden rounded-md border">
            <ProductImage src={product.thumbnailImage} alt="" sizes="64px" width={64} />
          </div>
          <p className="min-w-0">
            <span className="block text-sm text-muted-foreground">{say("About")}</span>
            <strong className="font-semibold [overflow-wrap:anywhere]">{product.name}</strong>
          </p>
        </div>
      )}
      {id !== NONE && error && (
        <p role="status" className="mb-7 border-b perforated pb-6">
          {say(
            "The product of this link could not be shown. Please name it under “Anything else?”.",
          )}
        </p>
      )}
      <QuoteForm
        key={product?._id}
        product={product}
        searched={asked.get("q") ?? ""}
        quoteReply={quoteReply}
      />
    </>
  );
}
