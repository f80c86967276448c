import { useSearchParams } from "next/navigation";
import { Suspense, useEffect, useState } from "react";
import { useTranslate } from "#words";
import { useLoad } from "@/components/shared/call/use-load";
import { ProductImage } from "@/components/domain/product/product-image";
import { Skeleton } from "@/components/ui/skeleton";
import { call } from "@/lib/client/api";
import type { AnswerOf } from "@/lib/api/call";
import { QuoteForm } from "./quote-form";

const NONE = "";

/** The product in the URL; null for none, and for an unknown one. */
async function loadProduct(id: string, signal: AbortSignal) {
  return id === NONE ? null : call("GET /products/{id}", { params: { id }, signal });
}

/** The form, about the product in the URL or about a search without results. */
export function QuoteView({ quoteReply }: { quoteReply: string }) {
  const t = useTranslate();
  const [address, setAddress] = useState("");
  const id = new URLSearchParams(address).get("product") ?? NONE;
  const { value, isCurrent, error } = useLoad({ load: loadProduct, question: id });
  const product = isCurrent ? value : null;
  return (
    <>
      <Suspense>
        <Address tell={setAddress} />
      </Suspense>
      {id !== NONE && !error && <About product={product} />}
      {id !== NONE && error && (
        <p role="status" className="mb-7 border-b perforated pb-6">
          {t("The product of this link could not be shown. Please name it under “Anything else?”.")}
        </p>
      )}
      <QuoteForm
        about={id !== NONE && !error ? { _id: id, name: product?.name ?? "" } : null}
        address={address}
        quoteReply={quoteReply}
      />
    </>
  );
}

/** The page is the same for everybody and has the form in its HTML; only the browser knows the URL. */
function Address({ tell }: { tell: (address: string) => void }) {
  const address = useSearchParams().toString();
  useEffect(() => tell(address), [tell, address]);
  return null;
}

function About({ product }: { product: AnswerOf<"GET /products/{id}"> | null }) {
  const t = useTranslate();
  return (
    <div className="mb-7 flex items-center gap-4 border-b perforated pb-6">
      <div className="size-16 shrink-0 overflow-hidden rounded-md border">
        {product && <ProductImage src={product.thumbnailImage} alt="" sizes="64px" width={64} />}
      </div>
      <div className="min-w-0 flex-1">
        <p className="text-sm text-muted-foreground">{t("About")}</p>
        {product ? (
          <p className="font-semibold [overflow-wrap:anywhere]">{product.name}</p>
        ) : (
          <Skeleton className="h-6 w-48" />
        )}
      </div>
    </div>
  );
}
