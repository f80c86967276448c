import "server-only";
import type { Language } from "@/lib/base/http/languages";
import auth from "./hi/auth.json";
import buying from "./hi/buying.json";
import cart from "./hi/cart.json";
import catalogue from "./hi/catalogue.json";
import checkout from "./hi/checkout.json";
import frame from "./hi/frame.json";
import landing from "./hi/landing.json";
import model from "./hi/model.json";
import newsletter from "./hi/newsletter.json";
import order from "./hi/order.json";
import policy from "./hi/policy.json";
import product from "./hi/product.json";
import quote from "./hi/quote.json";
import served from "./hi/served.json";
import { IN_ENGLISH, sayIn, type Say, type Words } from "./say";

/**
 * The translations, by room of the shop: a browser gets those of the rooms on its page. `served` has what the server
 * alone says, and goes to none.
 */
const HINDI = {
  auth,
  buying,
  cart,
  catalogue,
  checkout,
  frame,
  landing,
  model,
  newsletter,
  order,
  policy,
  product,
  quote,
  served,
} satisfies Record<string, Words>;

export type Room = keyof typeof HINDI;

const DICTIONARIES: Readonly<Partial<Record<Language, Readonly<Record<Room, Words>>>>> = {
  hi: HINDI,
};

/** Returns a room's words; undefined in English, which is in the code. */
export const findWords = (language: Language, room: Room): Words | undefined =>
  DICTIONARIES[language]?.[room];

const allWords = (language: Language) =>
  Object.assign({}, ...Object.values(DICTIONARIES[language] ?? {})) as Words;

const ALL = new Map<Language, Say>();

/**
 * Returns what says everything in a language.
 * @param own words of the owner, besides those of the program
 */
export function getSay(language: Language, own: Words = {}): Say {
  if (Object.keys(own).length > 0) {
    return sayIn({ language, words: { ...allWords(language), ...own } });
  }
  let say = ALL.get(language);
  if (!say) {
    say = sayIn(
      language === IN_ENGLISH.language ? IN_ENGLISH : { language, words: allWords(language) },
    );
    ALL.set(language, say);
  }
  return say;
}
