import { describe, expect, it } from "vitest";
import { inEnglish } from "@/lib/i18n/translate";
import { getTranslate } from "@/lib/i18n/dictionaries";
import type { SiteContent } from "./blocks";
import { DEFAULT_CONTENT } from "./defaults";
import { translateContent } from "./translate-content";

const { hero, trades, whyChooseUs } = DEFAULT_CONTENT;
const [trade] = trades.items;
const t = getTranslate("hi");

const translated = (content: Partial<SiteContent>) =>
  translateContent({ ...DEFAULT_CONTENT, ...content }, t);

describe("the owner's texts on a page in Hindi", () => {
  it("are those that are translated, the others in English", () => {
    const hi = { name: "अस्पताल" };
    const wards = { ...trade, name: "Wards", goods: "Trays with lids" };
    const items = [{ ...wards, translations: { hi } }, wards] as typeof trades.items;
    const [first, second] = translated({ trades: { items } }).trades.items;
    expect(first).toMatchObject({ ...wards, name: "अस्पताल" });
    expect(second).toMatchObject(wards);
  });

  it("are the shop's own until the owner writes others", () => {
    expect(translated({}).hero.title).toBe("अच्छी पैकेजिंग, 100 पीस से।");
    expect(translated({ hero: { ...hero, title: "Our packaging" } }).hero.title).toBe(
      "Our packaging",
    );
    expect(translated({}).whyChooseUs.items).toContainEqual(
      expect.objectContaining({ title: "कीमत का जवाब 24 घंटे के भीतर" }),
    );
    expect(translated({}).trades.items.map(({ name }) => name)).not.toContain("Cafés");
  });

  it("quote the shop's promises in their own language", () => {
    const hi = { title: "{minimum order} से पैकेजिंग।", text: "{production} में तैयार।" };
    expect(translated({ hero: { ...hero, translations: { hi } } }).hero).toMatchObject({
      title: "100 पीस से पैकेजिंग।",
      text: "3-5 कार्य दिवस में तैयार।",
      linkLabel: "उत्पाद देखें",
    });
    const [reason] = whyChooseUs.items;
    const items = [{ ...reason, translations: { hi: { title: "{clients and states}" } } }];
    const content = { whyChooseUs: { ...whyChooseUs, items } } as SiteContent;
    expect(translated(content).whyChooseUs.items[0]?.title).toBe("28 राज्यों में 500+ ग्राहक");
  });

  it("leave out sentences that quote a promise the shop does not make", () => {
    const claims = { ...DEFAULT_CONTENT.claims, production: "" };
    const hi = { title: "पैकेजिंग", text: "{production} में तैयार। आपके लोगो के साथ।" };
    expect(translated({ claims, hero: { ...hero, translations: { hi } } }).hero.text).toBe(
      "आपके लोगो के साथ।",
    );
  });
});

it("leaves the content as it is in English", () => {
  expect(translateContent(DEFAULT_CONTENT, inEnglish)).toBe(DEFAULT_CONTENT);
});
