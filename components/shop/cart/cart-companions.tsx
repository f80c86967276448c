import { useTranslate } from "#words";
import { useLoad } from "@/components/shared/call/use-load";
import { GoesWith } from "@/components/shop/catalogue/product/goes-with";
import { call } from "@/lib/client/api";
import type { CartItem } from "@/lib/client/cart-item";

const load = async (products: string, signal: AbortSignal) =>
  products === "" ? [] : call("GET /products/companions", { query: { products }, signal });

/** Products related to those in the cart; renders nothing if they cannot be loaded. */
export function CartCompanions({ items }: { items: readonly CartItem[] }) {
  const t = useTranslate();
  const products = [
    ...new Set(items.flatMap(({ _id, made, item }) => (made || item ? [] : _id))),
  ].join(",");
  const { value } = useLoad({ load, question: products });
  if (!value || value.length === 0) return null;
  return (
    <div className="border-t pt-6">
      <GoesWith title={t("Goes with what is in your cart")} products={value} />
    </div>
  );
}
