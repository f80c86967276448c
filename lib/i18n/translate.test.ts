import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { inEnglish, translateIn, translateOwn } from "./translate";

const t = translateIn({
  language: "hi",
  words: {
    Cart: "कार्ट",
    "{count} packs": { one: "{count} पैक ही", other: "{count} पैक" },
    "Read the <link>terms</link> of {shop}.": "{shop} की <link>शर्तें</link> पढ़ें।",
  },
});

it("returns the translation, or the English text without one", () => {
  expect(t("Cart")).toBe("कार्ट");
  expect(t("Not yet")).toBe("Not yet");
  expect(inEnglish("Cart")).toBe("Cart");
});

it("puts values into their places, and chooses the form by the count", () => {
  expect(t("{count} packs", { count: 1 })).toBe("1 पैक ही");
  expect(t("{count} packs", { count: 3 })).toBe("3 पैक");
  expect(inEnglish("{count} packs", { count: 1 })).toBe("1 packs");
  expect(inEnglish("{a} and {b}", { a: "{b}" })).toBe("{b} and {b}");
});

it("puts elements where the language has them", () => {
  const parts = { link: (words: string) => createElement("a", null, words), shop: "KLN" };
  const said = t.parts("Read the <link>terms</link> of {shop}.", parts);
  expect(renderToStaticMarkup(said)).toBe("KLN की <a>शर्तें</a> पढ़ें।");
});

it("puts values into the words of an element", () => {
  const more = (words: string) => createElement("b", null, words);
  const said = inEnglish.parts("Remove<more> {name}</more>", { more, name: "Cup {size}" });
  expect(renderToStaticMarkup(said)).toBe("Remove<b> Cup {size}</b>");
});

it("says the owner's texts whatever their numbers", () => {
  const own = translateIn({
    language: "hi",
    words: { "# GSM, # ply": "# जीएसएम, # प्लाई", Lid: "ढक्कन" },
  });
  expect(translateOwn(own, "Lid")).toBe("ढक्कन");
  expect(translateOwn(own, "1,200.5 GSM, 3 ply")).toBe("1,200.5 जीएसएम, 3 प्लाई");
  expect(translateOwn(own, "300 mm")).toBe("300 mm");
});
