import "server-only";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/base/http/languages";
import type { OtherLanguage } from "@/lib/base/input/translations";
import account from "./hi/account.json" with { type: "json" };
import artwork from "./hi/artwork.json" with { type: "json" };
import auth from "./hi/auth.json" with { type: "json" };
import buying from "./hi/buying.json" with { type: "json" };
import cart from "./hi/cart.json" with { type: "json" };
import catalogue from "./hi/catalogue.json" with { type: "json" };
import chat from "./hi/chat.json" with { type: "json" };
import checkout from "./hi/checkout.json" with { type: "json" };
import content from "./hi/content.json" with { type: "json" };
import dashboard from "./hi/dashboard.json" with { type: "json" };
import frame from "./hi/frame.json" with { type: "json" };
import landing from "./hi/landing.json" with { type: "json" };
import mail from "./hi/mail.json" with { type: "json" };
import model from "./hi/model.json" with { type: "json" };
import newsletter from "./hi/newsletter.json" with { type: "json" };
import offer from "./hi/offer.json" with { type: "json" };
import order from "./hi/order.json" with { type: "json" };
import paper from "./hi/paper.json" with { type: "json" };
import policy from "./hi/policy.json" with { type: "json" };
import product from "./hi/product.json" with { type: "json" };
import quote from "./hi/quote.json" with { type: "json" };
import served from "./hi/served.json" with { type: "json" };
import { inEnglish, translateIn, type Translate, type Words } from "./translate";

/**
 * The translations, by room of the shop: a browser gets those of the rooms on its page. `content`, with which a shop
 * begins, `served`, `mail` and `paper` are said on the server alone.
 */
const HINDI = {
  account,
  artwork,
  auth,
  buying,
  cart,
  catalogue,
  chat,
  checkout,
  content,
  dashboard,
  frame,
  landing,
  mail,
  model,
  newsletter,
  offer,
  order,
  paper,
  policy,
  product,
  quote,
  served,
} satisfies Record<string, Words>;

export type Room = keyof typeof HINDI;

const DICTIONARIES: Readonly<Record<OtherLanguage, Readonly<Record<Room, Words>>>> = {
  hi: HINDI,
};

/** Returns a room's words; undefined in English, which is in the code. */
export const findWords = (language: Language, room: Room): Words | undefined =>
  language === DEFAULT_LANGUAGE ? undefined : DICTIONARIES[language][room];

const allWords = (language: OtherLanguage) =>
  Object.assign({}, ...Object.values(DICTIONARIES[language])) as Words;

const ALL = new Map<Language, Translate>();

/**
 * Returns what says everything in a language.
 * @param own words of the owner, besides those of the program
 */
export function getTranslate(language: Language, own: Words = {}): Translate {
  if (language === DEFAULT_LANGUAGE) return inEnglish;
  if (Object.keys(own).length > 0) {
    return translateIn({ language, words: { ...allWords(language), ...own } });
  }
  let t = ALL.get(language);
  if (!t) {
    t = translateIn({ language, words: allWords(language) });
    ALL.set(language, t);
  }
  return t;
}
