import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountInWords } from "./amount-in-words";

const SIZES = new Map([
  ["Hundred", 100],
  ["Thousand", 1000],
  ["Lakh", 100_000],
  ["Crore", 10_000_000],
]);
const NUMBERS =
  "Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen".split(
    " ",
  );
const TENS = "Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split(" ");

function smallNumber(word: string): number {
  const parts = word.split("-").map((part) => {
    const tens = TENS.indexOf(part);
    return tens >= 0 ? (tens + 2) * 10 : NUMBERS.indexOf(part);
  });
  expect(parts).not.toContain(-1);
  return parts.reduce((sum, part) => sum + part, 0);
}

/** Parses number words: the words before a unit count that unit. */
function getNumber(words: string): number {
  let value = 0;
  for (const word of words.split(" ")) {
    const size = SIZES.get(word);
    if (size) value = Math.floor(value / size) * size + (value % size) * size;
    else value += smallNumber(word);
  }
  return value;
}

function toPaiseOrNull(sentence: string): number {
  const match =
    /^(?:Rupees? (?<rupees>.+?))?(?: and )?(?:(?<paise>[A-Z][a-z]+(?:-[A-Z][a-z]+)?) Pais[ae])? Only$/;
  const { rupees, paise } = match.exec(sentence)?.groups ?? {};
  return getNumber(rupees ?? "Zero") * 100 + getNumber(paise ?? "Zero");
}

describe("an amount in words", () => {
  it.each([
    [0, "Rupees Zero Only"],
    [1, "One Paisa Only"],
    [50, "Fifty Paise Only"],
    [100, "Rupee One Only"],
    [10_001, "Rupees One Hundred and One Paisa Only"],
    [11_500, "Rupees One Hundred Fifteen Only"],
    [2_100_042, "Rupees Twenty-One Thousand and Forty-Two Paise Only"],
    [12_116_450, "Rupees One Lakh Twenty-One Thousand One Hundred Sixty-Four and Fifty Paise Only"],
    [1_000_000_000, "Rupees One Crore Only"],
    [
      99_999_999_999,
      "Rupees Ninety-Nine Crore Ninety-Nine Lakh Ninety-Nine Thousand Nine Hundred Ninety-Nine and Ninety-Nine Paise Only",
    ],
    [100_000_000_000_000, "Rupees One Lakh Crore Only"],
  ])("%i paise: %s", (paise, words) => {
    expect(amountInWords(paise)).toBe(words);
  });

  it("reads back as the same amount", () => {
    const below = (max: number) => fc.integer({ min: 0, max });
    const amounts = fc.oneof(below(100_000), below(99_999_999_999));
    fc.assert(fc.property(amounts, (paise) => toPaiseOrNull(amountInWords(paise)) === paise));
  });

  it("is made of plain words, however large the amount", () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (paise) => {
        expect(amountInWords(paise)).toMatch(/^[A-Za-z -]+ Only$/);
        expect(amountInWords(paise)).not.toMatch(/undefined| {2}|Zero \w+ (Rupee|Hundred)/);
      }),
    );
  });

  it.each([-1, 0.5, Number.NaN, Infinity, 2 ** 53])("refuses %d", (paise) => {
    expect(() => amountInWords(paise)).toThrow(RangeError);
  });
});

it.each([
  [0, "शून्य रुपये मात्र"],
  [1, "एक पैसा मात्र"],
  [100, "एक रुपया मात्र"],
  [796_700, "सात हज़ार नौ सौ सड़सठ रुपये मात्र"],
  [1_21_16_450, "एक लाख इक्कीस हज़ार एक सौ चौंसठ रुपये और पचास पैसे मात्र"],
  [99_00_00_000_00, "निन्यानवे करोड़ रुपये मात्र"],
])("%i paise in Hindi", (paise, words) => {
  expect(amountInWords(paise, "hi")).toBe(words);
});
