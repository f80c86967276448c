import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linkProblem, trackingLink } from "./tracking-link";

const CARRIERS = [
  { name: "Blue Dart", trackingLink: "https://www.bluedart.com/track?no={number}" },
  { name: "Own Van", trackingLink: "" },
  { name: "India Post", trackingLink: "https://www.indiapost.gov.in/" },
];
const getLink = (carrier: string, number: string) => trackingLink(CARRIERS, { carrier, number });

describe("trackingLink", () => {
  it("puts the number where it belongs, by any writing of the name", () => {
    expect(getLink(" blue DART ", " 691 ")).toBe("https://www.bluedart.com/track?no=691");
  });

  it("is empty without a known carrier, its page or a number", () => {
    expect(getLink("Somebody", "691")).toBe("");
    expect(getLink("Own Van", "691")).toBe("");
    expect(getLink("Blue Dart", " ")).toBe("");
  });

  it("leads to the page of a carrier that asks for the number there", () => {
    expect(getLink("India Post", "EA1")).toBe("https://www.indiapost.gov.in/");
  });

  it("never leaves the carrier's site, for any number", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (number) => {
        fc.pre(number.trim() !== "");
        const url = new URL(getLink("Blue Dart", number));
        expect(url.origin + url.pathname).toBe("https://www.bluedart.com/track");
        expect(url.hash).toBe("");
        expect(url.searchParams.get("no")).toBe(number.trim());
      }),
    );
  });
});

describe("linkProblem", () => {
  it.each([
    "",
    "https://a.example/{number}",
    "https://a.example/?n={number}&x=1",
    "https://a.example/",
  ])("accepts %j", (link) => expect(linkProblem(link)).toBeNull());

  it.each([
    ["http://a.example/{number}", "https"],
    ["javascript:alert(1)//{number}", "https"],
    ["https://{number}.example/", "behind the name"],
    ["https://a.example{number}", "behind the name"],
    ["https://a@{number}/", "behind the name"],
    ["https://a.example/{awb}", "{number}"],
    ["track/{number}", "https"],
  ])("refuses %j", (link, words) => expect(linkProblem(link)).toContain(words));
});
