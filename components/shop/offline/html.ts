import { escapedMarkup } from "@/lib/base/html/escaped-markup";

/** Markup that needs no further escaping. Only `html` makes it, so that no text can pass for it. */
export class Html {
  /** Private, so that the compiler takes no object of the same shape for one either. */
  readonly #markup: string;

  private constructor(markup: string) {
    this.#markup = markup;
  }

  get markup(): string {
    return this.#markup;
  }

  /** @internal for `html` alone */
  static of(markup: string): Html {
    return new Html(markup);
  }
}

export type HtmlValue = Html | string | number | null | undefined | false | readonly HtmlValue[];

function markupOf(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return "";
  if (value instanceof Html) return value.markup;
  if (typeof value === "string" || typeof value === "number") return escapedMarkup(String(value));
  return value.map(markupOf).join("");
}

/**
 * A piece of HTML: every value in it is escaped, for text and quoted attributes alike, unless it is
 * itself such a piece; lists are joined; null, undefined and false leave nothing.
 */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return Html.of(String.raw({ raw: strings }, ...values.map(markupOf)));
}
