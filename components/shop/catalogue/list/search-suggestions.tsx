import { useEffect, useId, useRef, useState, useCallback } from "react";
import { useTranslate } from "#words";
import { ItemPicture } from "@/components/domain/artwork/item-picture";
import { ProductImage } from "@/components/domain/product/product-image";
import { useRouter } from "@/components/ui/use-router";
import { cn } from "@/lib/base/cn";
import { DEFAULT_LANGUAGE } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import type { AnswerOf } from "@/lib/api/call";
import { call } from "@/lib/client/api";
import { storedToken, useSession } from "@/lib/client/session";
import type { Translate } from "@/lib/i18n/translate";
import { lineDetail } from "@/lib/orders/line-text";
import type { ItemAnswer } from "@/lib/orders/items/schemas";
import { codedPage, findCoded } from "./find-coded";

interface SearchSuggestionsProps {
  input: HTMLInputElement;
  /** Called when a product is opened. */
  onChoose?: () => void;
}

/**
 * Suggests products for the typed text, below a field that it turns into a combobox (ARIA Authoring Practices: list
 * autocomplete with manual selection). The field and its form belong to the page and work without this.
 */
export function SearchSuggestions({ input, onChoose }: SearchSuggestionsProps) {
  const t = useTranslate();
  const router = useRouter();
  const id = useId();
  const { suggestions, areComing, close } = useSuggestions(input, t);
  const [active, setActive] = useState(-1);
  const priceOf = usePrices(suggestions);
  const isOpen = suggestions.length > 0;
  const option = (index: number) => `${id}-${index}`;

  const [shown, setShown] = useState(suggestions);
  if (shown !== suggestions) {
    setShown(suggestions);
    setActive(-1);
  }

  function choose(index: number) {
    const chosen = suggestions[index];
    if (!chosen) return;
    close();
    onChoose?.();
    router.push(chosen.href);
  }

  const keys = useRef<(event: KeyboardEvent) => void>(undefined);
  useEffect(() => {
    keys.current = (event) => {
      if (event.isComposing) return;
      const count = suggestions.length;
      const walk = {
        ArrowDown: () => setActive((index) => (index + 1 >= count ? -1 : index + 1)),
        ArrowUp: () => setActive((index) => (index < 0 ? count - 1 : index - 1)),
        Enter: active < 0 ? undefined : () => choose(active),
      };
      // By default Escape clears the search field. The first Escape closes the list or cancels the request instead.
      const end = { Escape: isOpen || areComing() ? close : undefined };
      const handled = { ...(isOpen && walk), ...end }[event.key];
      if (!handled) return;
      event.preventDefault();
      handled();
    };
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => keys.current?.(event);
    input.addEventListener("keydown", onKeyDown);
    return () => input.removeEventListener("keydown", onKeyDown);
  }, [input]);

  useEffect(() => {
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", id);
    input.setAttribute("aria-expanded", String(isOpen));
    if (active < 0) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", `${id}-${active}`);
  }, [input, id, isOpen, active]);

  return (
    <>
      <ul
        id={id}
        role="listbox"
        aria-label={t("Products")}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-[70dvh] overflow-y-auto overscroll-contain rounded-md border bg-popover py-1 text-popover-foreground shadow-over"
      >
        {suggestions.map((product, index) => (
          <li
            key={product._id}
            id={option(index)}
            role="option"
            aria-selected={index === active}
            // Keeps the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(index)}
            className={cn(
              "flex min-h-12 cursor-pointer items-center gap-3 px-3 py-1.5 hover:bg-secondary",
              index === active && "bg-secondary outline-2 -outline-offset-2 outline-ring",
            )}
          >
            <SuggestedProduct {...product} price={priceOf(product)} />
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {isOpen &&
          (suggestions.length === 1
            ? t("1 product")
            : t("{count} products", { count: suggestions.length }))}
      </p>
    </>
  );
}

interface SuggestedProductProps extends Omit<Suggestion, "price"> {
  /** Rupees; undefined while unknown. */
  price: number | undefined;
}

function SuggestedProduct({ name, detail, thumbnailImage, own, price }: SuggestedProductProps) {
  return (
    <>
      {own ? (
        <ItemPicture item={own} className="size-11" />
      ) : (
        <ProductImage
          src={thumbnailImage}
          alt=""
          sizes="44px"
          width={44}
          className="size-11 shrink-0 rounded-sm border"
        />
      )}
      <span className="line-clamp-2 min-w-0 flex-1 [overflow-wrap:anywhere]">
        {name}
        {detail && <span className="text-sm text-muted-foreground"> {detail}</span>}
      </span>
      {price !== undefined && (
        <span className="shrink-0 text-muted-foreground tabular">
          {formatRupees(toPaise(price))}
        </span>
      )}
    </>
  );
}

/**
 * The price of a suggestion: the public one for a visitor, and for an account its own price once known, because its
 * company may have other prices.
 */
function usePrices(
  suggestions: readonly Suggestion[],
): (product: Suggestion) => number | undefined {
  const { state } = useSession();
  const isCustomer = state === "signed-in";
  const [own, setOwn] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    const products = suggestions.flatMap(({ _id, price }) => (price === undefined ? [] : _id));
    if (!isCustomer || products.length === 0) return;
    const asking = new AbortController();
    const { signal } = asking;
    const query = { products: products.join(",") };
    call("GET /prices", { token: storedToken(), query, signal }).then(
      (prices) => {
        if (!signal.aborted) setOwn(new Map(prices.map(({ product, price }) => [product, price])));
      },
      () => undefined,
    );
    return () => asking.abort();
  }, [isCustomer, suggestions]);
  return ({ _id, price }) => (state === "signed-out" ? price : own.get(_id));
}

interface Suggestion extends Pick<AnswerOf<"GET /products/suggest">[number], "_id" | "name"> {
  thumbnailImage: string;
  href: string;
  /** One of the buyer's own, found by its code. */
  own?: ItemAnswer;
  /** Of the buyer's own: what it is made as. */
  detail?: string;
  /** The public price in rupees; undefined of the buyer's own. */
  price?: number;
}

/** The most of the buyer's own codes, above the products. */
const MOST_CODES = 3;

/** The pause in typing before a request, in milliseconds. */
const PAUSE = 150;

const NONE: readonly Suggestion[] = [];

/** Loads suggestions for the text of a field while the user types; only the response to the last text counts. */
function useSuggestions(input: HTMLInputElement, t: Translate) {
  const { language } = t;
  const [suggestions, setSuggestions] = useState(NONE);
  /** Aborts both the pause before the request and the request. */
  const coming = useRef<AbortController>(undefined);
  const areComing = useCallback(() => coming.current !== undefined, []);
  const show = useCallback((found: readonly Suggestion[]) => {
    coming.current?.abort();
    coming.current = undefined;
    setSuggestions(found);
  }, []);
  const close = useCallback(() => show(NONE), [show]);

  useEffect(() => {
    const request = async (q: string, { signal }: AbortController) => {
      // On failure the form still searches.
      const query = language === DEFAULT_LANGUAGE ? { q } : { q, language };
      const [own, found] = await Promise.all([
        storedToken() === null ? [] : findCoded(q, MOST_CODES, signal),
        call("GET /products/suggest", { query, signal }).catch(() => []),
      ]);
      const coded = own.map((item): Suggestion => {
        const { _id, code, thumbnailImage } = item;
        const name = `${t("Your code {code}", { code: code ?? "" })}: ${item.name}`;
        const detail = lineDetail({ ...item, code: null }, t);
        return { _id, name, thumbnailImage, own: item, detail, href: codedPage(item) };
      });
      const products = found.map((product) => ({ ...product, href: paths.product(product._id) }));
      if (!signal.aborted) show([...coded, ...products]);
    };
    const onInput = () => {
      const q = input.value.trim();
      if (q.length < 2) {
        close();
        return;
      }
      coming.current?.abort();
      const wanted = new AbortController();
      coming.current = wanted;
      setTimeout(() => {
        if (coming.current === wanted) void request(q, wanted);
      }, PAUSE);
    };
    const { form } = input;
    input.addEventListener("input", onInput);
    input.addEventListener("blur", close);
    form?.addEventListener("submit", close);
    if (input.value !== input.defaultValue) onInput();
    return () => {
      close();
      input.removeEventListener("input", onInput);
      input.removeEventListener("blur", close);
      form?.removeEventListener("submit", close);
    };
  }, [input, t, language, close, show]);

  return { suggestions, areComing, close };
}
