import { X } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import type { Asking } from "@/components/domain/cart/use-quote";
import { CheckoutSection } from "@/components/domain/checkout/checkout-section";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { toastFailure } from "@/components/ui/toast/toast";
import { readMoney } from "@/lib/base/tables/read-money";
import { counted } from "@/lib/base/text/counts";
import type { ProductRecord } from "@/lib/catalogue/schemas";
import { call } from "@/lib/client/api";
import type { CartLine } from "@/lib/client/checkout/cart-lines";
import type { StoredItem } from "@/lib/client/checkout/stored-item";
import type { EnterOrderRequest, QuoteEntry } from "@/lib/orders/place/enter-schemas";
import { formatRupees, toPaise, toRupees } from "@/lib/pricing/money";
import { leastQuantity, MAX_LINES } from "@/lib/pricing/quantity-rules";
import { lineTotalPaise } from "@/lib/pricing/totals";
import { IconButton } from "../shared/row-buttons";
import { ProductFinder } from "./finder";
import { FoundProduct } from "./found-product";

interface ProductsSectionProps {
  items: EntryItems;
  lines: readonly CartLine[];
}

export function ProductsSection({ items, lines }: ProductsSectionProps) {
  return (
    <CheckoutSection step={2} title="Products">
      <ProductFinder
        label="Add a product"
        placeholder="Name, size or material"
        onChoose={items.add}
      >
        {(product) => <FoundProduct product={product} />}
      </ProductFinder>
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

function EntryLine({ line, items }: { line: CartLine; items: EntryItems }) {
  const { id, name, packSize, quantity, pricePaise, totalPaise, state, nearest, terms } = line;
  const agreed = items.all.find(({ _id }) => _id === id)?.agreed ?? "";
  const problem = line.problem || (state === "gone" ? "This product cannot be ordered now." : "");
  return (
    <li className="grid grid-cols-[1fr_auto_auto] items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[1fr_auto_6.5rem_auto]">
      <div className="min-w-0 leading-tight max-sm:col-span-full">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted-foreground tabular">
          {[packSize, `${formatRupees(pricePaise)} a pack`, companyPriceText(line)]
            .filter(Boolean)
            .join(", ")}
        </p>
      </div>
      <div role="presentation" onKeyDown={preventEnterSubmit}>
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
          onKeyDown={preventEnterSubmit}
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

/** The text for a price from the list of the customer's company. */
const companyPriceText = ({ publicPaise }: CartLine) =>
  publicPaise === null ? "" : `company price, public ${formatRupees(publicPaise)}`;

/** Enter commits the input of a line; it does not place the order. */
function preventEnterSubmit(event: KeyboardEvent): void {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** A line of the order; `agreed` is the agreed price of a pack in rupees, as typed. */
export type EntryItem = StoredItem & { agreed?: string };

interface EntryItems {
  all: readonly EntryItem[];
  /** Adds the minimum quantity, or one more step of a product that is already there. */
  add: (product: ProductRecord) => void;
  change: (id: string, quantity: number) => void;
  /** Sets the agreed price of a pack; an empty text means the current price. */
  agree: (id: string, price: string) => void;
  remove: (id: string) => void;
}

export function useItems(first: readonly EntryItem[] = []): EntryItems {
  const [all, setAll] = useState(first);
  const change = (id: string, quantity: number) =>
    setAll((items) => items.map((item) => (item._id === id ? { ...item, quantity } : item)));

  function add(product: ProductRecord) {
    const known = all.find(({ _id }) => _id === product._id);
    if (known) {
      change(known._id, known.quantity + product.packMultiple);
      return;
    }
    if (all.length >= MAX_LINES) {
      const description = `An order holds at most ${MAX_LINES} products.`;
      toastFailure("Product Not Added", description);
      return;
    }
    setAll([...all, { ...product, quantity: leastQuantity(product) }]);
  }

  return {
    all,
    add,
    change,
    agree: (id, agreed) =>
      setAll((items) => items.map((item) => (item._id === id ? { ...item, agreed } : item))),
    remove: (id) => setAll((items) => items.filter((item) => item._id !== id)),
  };
}

type AgreedPrices = NonNullable<EnterOrderRequest["agreedPrices"]>;

const MOST = 99_999_999.99;

const readPrice = (text: string) => readMoney(text, { per: "pack" }).value ?? 0;

/** Whether a text is empty or a valid price of a pack. */
export const isPrice = (text: string): boolean =>
  text === "" || (readPrice(text) > 0 && toRupees(readPrice(text)) <= MOST);

/** Returns the agreed prices as the API expects them; invalid ones are reported at their field. */
export function readAgreedPrices(items: readonly EntryItem[]): AgreedPrices {
  return items.flatMap(({ _id: product, agreed = "" }) =>
    agreed !== "" && isPrice(agreed) ? [{ product, price: toRupees(readPrice(agreed)) }] : [],
  );
}

const askEntry: Asking["ask"] = (body, signal) =>
  call("POST /admin/orders/quote", { body, signal });

export const askingWith = (
  more: Pick<QuoteEntry, "agreedPrices" | "customer" | "phone">,
): Asking => ({
  ask: askEntry,
  more,
});

export function atAgreedPrice(line: CartLine, agreed: AgreedPrices): CartLine {
  const found = agreed.find(({ product }) => product === line.id);
  if (!found) return line;
  const pricePaise = toPaise(found.price);
  return {
    ...line,
    pricePaise,
    publicPaise: null,
    totalPaise: lineTotalPaise({ ...line, pricePaise }),
  };
}
