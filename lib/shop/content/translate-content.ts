import { DEFAULT_LANGUAGE, type Language } from "@/lib/base/http/languages";
import { translateRow, type Translations } from "@/lib/base/input/translations";
import type { Say } from "@/lib/words/say";
import type { SiteContent } from "./blocks";
import { claimsFrom } from "./phrases";
import { spoken } from "./quotes";

interface Translated {
  translations?: Translations<Record<string, string>> | undefined;
}

interface Listed<Item> {
  items: Item[];
}

const translateItems = <Item extends Translated, Block extends Listed<Item>>(
  block: Block,
  language: Language,
): Block => ({ ...block, items: block.items.map((item) => translateRow(item, language)) });

/**
 * Lays the translations of the owner's texts over the English ones, in the language of a page. Promises that a
 * translation quotes are filled in here, in its own language; those of an English text where that is shown.
 */
export function translateContent(content: SiteContent, say: Say): SiteContent {
  const { language } = say;
  if (language === DEFAULT_LANGUAGE) return content;
  const claims = claimsFrom(content.claims);
  const translateQuoting = <Row extends Translated>(row: Row): Row => {
    const own = Object.entries(row.translations?.[language] ?? {}).map(
      ([name, text = ""]) => [name, spoken(text, claims, say)] as const,
    );
    return translateRow(
      { ...row, translations: { [language]: Object.fromEntries(own) } },
      language,
    );
  };
  const { hero, whyChooseUs, trades, services, testimonials } = content;
  return {
    ...content,
    hero: translateQuoting(hero),
    trades: translateItems(trades, language),
    services: translateItems(services, language),
    whyChooseUs: {
      ...translateRow(whyChooseUs, language),
      items: whyChooseUs.items.map(translateQuoting),
    },
    testimonials: translateItems(testimonials, language),
  };
}
