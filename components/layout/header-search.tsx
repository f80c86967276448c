"use client";

import { Search } from "lucide-react";
import { useRef, type SubmitEvent } from "react";
import { useTranslate } from "#words";
import { useRouter } from "@/components/ui/use-router";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { SEARCH_LENGTH } from "@/lib/base/input/lengths";
import { inLanguage } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";
import { SearchSuggestions, useSearchField } from "../shop/catalogue/list/use-search-field";

const PANEL = "find-products";

/** Opens the search from any page of the shop. It is a native popover and needs no script. */
export function HeaderSearchButton() {
  const t = useTranslate();
  return (
    <Button variant="ghost" size="icon" popoverTarget={PANEL}>
      <Search aria-hidden className="size-5.5" />
      <span className="sr-only">{t("Find products")}</span>
    </Button>
  );
}

/**
 * The search that the button opens. It follows the page in the document, because the page may have its own search.
 */
export function HeaderSearch() {
  const t = useTranslate();
  const router = useRouter();
  const panel = useRef<HTMLElement>(null);
  const { field, focused, onFocus } = useSearchField();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = field.current?.value.trim();
    panel.current?.hidePopover();
    router.push(paths.products(q ? { q } : {}));
  }

  return (
    <search
      ref={panel}
      id={PANEL}
      popover="auto"
      aria-label={t("Find products")}
      className="header-search"
      onToggle={({ newState }) => newState === "open" && field.current?.select()}
    >
      <form
        action={inLanguage(t.language, paths.products())}
        method="get"
        onSubmit={submit}
        className="flex gap-2"
      >
        <div className="flex-1">
          <Input
            ref={field}
            name="q"
            type="search"
            aria-label={t("Product, size or article number")}
            placeholder={t("Product, size or article")}
            maxLength={SEARCH_LENGTH}
            enterKeyHint="search"
            autoComplete="off"
            onFocus={onFocus}
          />
          {focused && (
            <SearchSuggestions input={focused} onChoose={() => panel.current?.hidePopover()} />
          )}
        </div>
        <Button type="submit">{t("Find")}</Button>
      </form>
    </search>
  );
}
