import type { Translate } from "@/lib/i18n/translate";
import { splitRupees } from "./money";

/** Writes amounts in words as on Indian invoices: lakh and crore, rupees and paise. */

type Language = Translate["language"];

interface Numerals {
  /** Words for a number below 100. */
  small: (value: number) => string;
  /** The words of 100, 1,000, 1,00,000 and 1,00,00,000. */
  units: readonly [string, string, string, string];
  /** Undefined parts are zero. */
  amount: (rupees: Counted | undefined, paise: Counted | undefined) => string;
}

interface Counted {
  count: number;
  words: string;
}

const ENGLISH = [
  ...["Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"],
  ...["Eleven", "Twelve", "Thirteen", "Fourteen", "Fifteen", "Sixteen", "Seventeen", "Eighteen"],
  "Nineteen",
];

const TENS = ["Twenty", "Thirty", "Forty", "Fifty", "Sixty", "Seventy", "Eighty", "Ninety"];

/** Each number below 100 has a word of its own. */
const HINDI = (
  "शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस " +
  "पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस " +
  "तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ " +
  "इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर " +
  "उनासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे " +
  "छियानवे सत्तानवे अट्ठानवे निन्यानवे"
).split(" ");

const NUMERALS: Readonly<Record<Language, Numerals>> = {
  en: {
    small: (value) => {
      const small = ENGLISH[value];
      if (small) return small;
      const tens = TENS[Math.floor(value / 10) - 2] ?? "";
      return value % 10 === 0 ? tens : `${tens}-${ENGLISH[value % 10]}`;
    },
    units: ["Hundred", "Thousand", "Lakh", "Crore"],
    amount: (rupees, paise) => {
      const notes = rupees && `${rupees.count === 1 ? "Rupee" : "Rupees"} ${rupees.words}`;
      const coins = paise && `${paise.words} ${paise.count === 1 ? "Paisa" : "Paise"}`;
      return `${[notes, coins].filter(Boolean).join(" and ")} Only`;
    },
  },
  hi: {
    small: (value) => HINDI[value] ?? "",
    units: ["सौ", "हज़ार", "लाख", "करोड़"],
    amount: (rupees, paise) => {
      const notes = rupees && `${rupees.words} ${rupees.count === 1 ? "रुपया" : "रुपये"}`;
      const coins = paise && `${paise.words} ${paise.count === 1 ? "पैसा" : "पैसे"}`;
      return `${[notes, coins].filter(Boolean).join(" और ")} मात्र`;
    },
  },
};

const SIZES = [100, 1000, 100_000, 10_000_000];

/** The count before a crore is itself a number in words: "One Lakh Crore". */
function inWords(value: number, numerals: Numerals): string {
  const unit = SIZES.findLastIndex((size) => value >= size);
  const size = SIZES[unit];
  if (size === undefined) return numerals.small(value);
  const count = `${inWords(Math.floor(value / size), numerals)} ${numerals.units[unit]}`;
  const rest = value % size;
  return rest === 0 ? count : `${count} ${inWords(rest, numerals)}`;
}

/**
 * Returns text such as "Rupees One Lakh Twenty-One Thousand One Hundred Sixty-Four and Fifty Paise Only".
 *
 * @param paise a non-negative safe integer
 * @throws RangeError for anything else
 */
export function amountInWords(paise: number, language: Language = "en"): string {
  if (!Number.isSafeInteger(paise) || paise < 0) {
    throw new RangeError(`Not an amount in paise: ${paise}`);
  }
  const numerals = NUMERALS[language];
  const counted = (count: number): Counted => ({ count, words: inWords(count, numerals) });
  const { rupees, rest } = splitRupees(paise);
  return numerals.amount(
    rupees > 0 || rest === 0 ? counted(rupees) : undefined,
    rest > 0 ? counted(rest) : undefined,
  );
}
