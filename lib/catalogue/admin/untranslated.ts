import "server-only";
import type { Db } from "@/lib/db/client";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { getTranslate } from "@/lib/i18n/dictionaries";
import { readOwnWords } from "@/lib/i18n/own-words";
import { numberPattern } from "@/lib/i18n/translate";
import { IS_IN_SHOP } from "../presence";
import { packSizeText } from "../price/unit-price";

const LANGUAGE = "hi";
/** Of texts that most products have; a catalogue has as many as it likes. */
const READ = 2_000;
const LISTED = 200;

/** Measures alone need no translation: "230 × 155 × 70 mm", "300 GSM", "5-7". */
const UNITS = /\b(mm|cm|m|in|ml|l|g|kg|gsm|micron|ply|x)\b/gi;
const isMeasure = (text: string) => !/\p{L}/u.test(text.replace(UNITS, ""));

/**
 * Lists the short texts of products that pages in Hindi show in English, those of most products first: names and values
 * of specifications, prints and sizes. Numbers stand as #.
 */
export async function readUntranslated(db: Db): Promise<string[]> {
  const [rows, own, { footerCredits }] = await Promise.all([
    db.$queryRaw<{ text: string }[]>`
      SELECT text FROM products,
        LATERAL (
          SELECT key AS text FROM json_each("specifications")
          UNION SELECT value FROM json_each_text("specifications")
          UNION SELECT option ->> 'name' FROM jsonb_array_elements("printOptions") AS option
          UNION VALUES ("familyLabel")
        ) AS texts
      WHERE ${IS_IN_SHOP} AND text IS NOT NULL
      GROUP BY text ORDER BY count(*) DESC, text LIMIT ${READ}`,
    readOwnWords(db, LANGUAGE),
    readShopSettings(db),
  ]);
  const t = getTranslate(LANGUAGE, own);
  const isSaid = (text: string) => isMeasure(text) || packSizeText(text, t) !== text;
  const texts = [...rows.map(({ text }) => text), footerCredits].filter((text) => !isSaid(text));
  return [...new Set(texts.map(numberPattern))].slice(0, LISTED);
}
