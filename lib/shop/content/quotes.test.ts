import { describe, expect, it } from "vitest";
import { inEnglish } from "@/lib/i18n/translate";
import { DEFAULT_CONTENT } from "./defaults";
import { isQuoted, splitClauses, QUOTE_MARKS, spoken, spokenFigure, unknownMark } from "./quotes";
import { claimsFrom } from "./content-claims";

const claims = claimsFrom(DEFAULT_CONTENT.claims);
const SILENT = claimsFrom({
  minimumOrder: "",
  production: "",
  delivery: "",
  clients: "",
  states: "",
  quoteReplyHours: "",
  responseHours: "",
});
const { hero, whyChooseUs } = DEFAULT_CONTENT;

describe("a text that quotes the shop's promises", () => {
  it("equals the specification by default", () => {
    expect(spoken(hero.title, claims)).toBe("Good packaging, from 100 pieces.");
    expect(spoken(hero.text, claims)).toBe(
      "Kraft mailers, paper bags, food packaging, cups and tapes for businesses in India. Plain or printed with your logo.",
    );
    const reasons = whyChooseUs.items.map(({ title }) => spoken(title, claims));
    expect(reasons).toEqual([
      "Quote reply within 24 hours",
      "Response within 2-4 hours in business hours",
      "A price on every page",
      "Paper first",
    ]);
    const figures = whyChooseUs.items.map(({ figure }) => spokenFigure(figure, claims));
    expect(figures).toEqual(["24", "2-4", "₹", ""]);
  });

  it("is known by the mark and by the promise itself", () => {
    const isSaid = (text: string) => isQuoted("production", [text], claims, inEnglish);
    expect(isSaid("Ready in {production}.")).toBe(true);
    expect(isSaid("Ready in 3-5 business days.")).toBe(true);
    expect(isSaid("Ready soon.")).toBe(false);
    expect(isQuoted("production", ["Ready soon."], SILENT, inEnglish)).toBe(false);
  });

  it("omits the quote of a missing promise", () => {
    expect(spoken(hero.title, SILENT)).toBe("Good packaging.");
    expect(spoken(hero.text, SILENT)).toMatch(/India\. Plain or printed with your logo\.$/);
    expect(spoken("{production} for all. Paper first!", SILENT)).toBe("Paper first!");
    const spokenTitles = whyChooseUs.items.map(({ title }) => spoken(title, SILENT));
    expect(spokenTitles.filter(Boolean)).toEqual(["A price on every page", "Paper first"]);
    expect(spoken("{clients and states}", { ...claims, states: "" })).toBe("500+ clients");
  });

  it.each([
    ["", ""],
    ["Boxes from 1,200 pieces, printed", "Boxes from 1,200 pieces, printed"],
    ["Really?! Yes...", "Really?! Yes..."],
    ["One, {minimum order}, three", "One, 100 pieces, three"],
  ])("is %j: %j", (text, said) => expect(spoken(text, claims)).toBe(said));

  it("marks where a heading may break", () => {
    expect(splitClauses(hero.title, claims)).toEqual(["Good packaging,", "from 100 pieces."]);
  });

  it.each([
    ["{price}", "{price}"],
    ["{ production }", "{ production }"],
    ["{production", "{"],
    ["production}", "}"],
    ["{constructor}", "{constructor}"],
    [QUOTE_MARKS.join(" "), undefined],
    ["No braces", undefined],
  ])("in %j does not know %j", (text, mark) => expect(unknownMark(text)).toBe(mark));
});
