import { DEFAULT_LANGUAGE } from "@/lib/base/http/languages";
import { translateRow, type Translations } from "@/lib/base/input/translations";
import type { Translate } from "@/lib/i18n/translate";
import type { SiteContent } from "./blocks";
import { spoken } from "./quotes";
import { claimsFrom } from "./content-claims";

interface Translated {
  translations?: Translations<Record<string, string>> | undefined;
}

interface Listed<Item> {
  items: Item[];
}

/** Fields of blocks and entries that people read. */
const TEXTS = [
  ...["figure", "title", "text", "name", "goods", "linkLabel", "secondLabel"],
  ...["quote", "role", "city"],
] as const;

/** A text that is one promise needs no translation. */
const QUOTES_ALONE = /^\{[^{}]*\}$/;

type Texts = Partial<Record<(typeof TEXTS)[number], string>>;

/** The texts with which a shop begins are translated with the shop's own, until their owner writes others. */
function begunWith(row: Texts, t: Translate): Record<string, string> {
  const texts = TEXTS.map((name) => [name, row[name] ?? ""] as const);
  const said = texts.map(([name, text]) => [name, t(text)] as const);
  return Object.fromEntries(
    said.filter(([name, text]) => text !== row[name] || QUOTES_ALONE.test(text)),
  );
}

/**
 * Lays the translations of the owner's texts over the English ones, in the language of a page. Promises that a
 * translation quotes are filled in here, in its own language; those of an English text where that is shown.
 */
export function translateContent(content: SiteContent, t: Translate): SiteContent {
  const { language } = t;
  if (language === DEFAULT_LANGUAGE) return content;
  const claims = claimsFrom(content.claims);
  const translate = <Row extends Translated & Texts>(row: Row): Row => {
    const texts = { ...begunWith(row, t), ...row.translations?.[language] };
    const spokenTexts = Object.entries(texts).map(
      ([name, text = ""]) => [name, spoken(text, claims, t)] as const,
    );
    return translateRow(
      { ...row, translations: { [language]: Object.fromEntries(spokenTexts) } },
      language,
    );
  };
  const translateItems = <Item extends Translated & Texts, Block extends Listed<Item>>(
    block: Block,
  ): Block => ({ ...block, items: block.items.map(translate) });
  const { hero, whyChooseUs, trades, services, testimonials } = content;
  return {
    ...content,
    hero: translate(hero),
    trades: translateItems(trades),
    services: translateItems(services),
    whyChooseUs: translateItems(translate(whyChooseUs)),
    testimonials: translateItems(testimonials),
  };
}
