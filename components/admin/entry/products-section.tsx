"use client";

import { X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { ProductImage } from "@/components/shop/catalogue/product-image";
import { CheckoutSection } from "@/components/shop/checkout/checkout-section";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import type { ProductRecord } from "@/lib/catalogue/schemas";
import type { CartLine } from "@/lib/client/checkout/cart-lines";
import { call } from "@/lib/client/api";
import { counted } from "@/lib/base/counts";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { IconButton } from "../shared/icon-button";
import { Finder } from "./finder";
import { isPrice } from "./agreed-prices";
import type { EntryItems } from "./use-items";

const findProducts = (q: string, signal: AbortSignal) =>
  call("GET /products", { query: { q, limit: 8 }, signal });

interface ProductsSectionProps {
  items: EntryItems;
  /** The items beside today's prices. */
  lines: readonly CartLine[];
}

/** What is ordered: found while it is typed, with its quantity and today's price. */
export function ProductsSection({ items, lines }: ProductsSectionProps) {
  return (
    <CheckoutSection step={2} title="Products">
      <Finder
        label="Add a product"
        placeholder="Name, size or material"
        noun="product"
        load={findProducts}
        keyOf={({ _id }) => _id}
        onChoose={items.add}
      >
        {(product) => <Found product={product} />}
      </Finder>
      {lines.length > 0 && (
        <ul aria-label="Items of the order" className="col-span-6 divide-y border-y">
          {lines.map((line) => (
            <EntryLine key={line.id} line={line} items={items} />
          ))}
        </ul>
      )}
    </CheckoutSection>
  );
}

function Found({ product }: { product: ProductRecord }) {
  const { name, packSize, price, thumbnailImage, inStock, stockCount } = product;
  const stock = inStock ? `${counted(stockCount, "pack")} in stock` : "Out of stock";
  return (
    <>
      <span className="w-10 shrink-0 overflow-hidden rounded-sm border">
        <ProductImage src={thumbnailImage} alt="" sizes="40px" width={40} />
      </span>
      <span className="min-w-0 flex-1 leading-tight">
        <span className="block font-semibold">{name}</span>
        <span className="block text-muted-foreground">
          {[packSize, stock].filter(Boolean).join(", ")}
        </span>
      </span>
      <span className="font-semibold tabular">{formatRupees(toPaise(price))}</span>
    </>
  );
}

function EntryLine({ line, items }: { line: CartLine; items: EntryItems }) {
  const { id, name, packSize, quantity, pricePaise, totalPaise, state, nearest, terms } = line;
  const agreed = items.all.find(({ _id }) => _id === id)?.agreed ?? "";
  const problem = line.problem || (state === "gone" ? "This product cannot be ordered now." : "");
  return (
    <li className="grid grid-cols-[1fr_auto_auto] items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[1fr_auto_6.5rem_auto]">
      <div className="min-w-0 leading-tight max-sm:col-span-full">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted-foreground tabular">
          {[packSize, `${formatRupees(pricePaise)} a pack`].filter(Boolean).join(", ")}
        </p>
      </div>
      <div role="presentation" onKeyDown={keepEnter}>
        <QuantityStepper
          value={quantity}
          step={terms.packMultiple}
          label={`Packs of ${name}`}
          onChange={(next) => items.change(id, next)}
        />
      </div>
      <p className="text-right font-semibold tabular">
        {state === "ok" ? formatRupees(totalPaise) : "–"}
      </p>
      <IconButton Icon={X} label={`Remove ${name}`} onClick={() => items.remove(id)} />
      <label className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
        Agreed price of a pack, in rupees
        <Input
          value={agreed}
          inputMode="decimal"
          autoComplete="off"
          placeholder="Today’s price"
          aria-invalid={!isPrice(agreed)}
          className="w-36 tabular"
          onKeyDown={keepEnter}
          onChange={(event) => items.agree(id, event.currentTarget.value.trim())}
        />
        <span className="sr-only">for {name}</span>
      </label>
      {problem && (
        <p
          role="alert"
          className="col-span-full flex flex-wrap items-center gap-3 text-sm text-destructive"
        >
          {problem}
          {nearest > 0 && nearest !== quantity && (
            <Button size="sm" variant="outline" onClick={() => items.change(id, nearest)}>
              Make it {counted(nearest, "pack")}
            </Button>
          )}
        </p>
      )}
    </li>
  );
}

/** Enter ends what is typed for a line; it does not place the order. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}
