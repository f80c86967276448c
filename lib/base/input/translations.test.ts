import fc from "fast-check";
import { expect, it } from "vitest";
import { filledTranslations, translateRow } from "./translations";

const text = fc.string();
const texts = fc.record(
  { name: text, description: text, features: fc.array(text) },
  { requiredKeys: [] },
);
const english = fc.record({
  name: text,
  description: text,
  features: fc.array(text),
  price: fc.nat(),
});

it("shows translations, and English for missing or empty texts", () => {
  fc.assert(
    fc.property(english, texts, (row, hi) => {
      const translated = { ...row, translations: { hi } };
      const shown = translateRow(translated, "hi");
      for (const name of ["name", "description", "features"] as const) {
        expect(shown[name]).toEqual(hi[name]?.length ? hi[name] : row[name]);
      }
      expect(shown.price).toBe(row.price);
      expect(translateRow(translated, "en")).toBe(translated);
    }),
  );
});

it("adds no text that the row does not have", () => {
  const row = { name: "Box", translations: { hi: { name: "डिब्बा", description: "मज़बूत" } } };
  expect(translateRow(row, "hi")).toEqual({ ...row, name: "डिब्बा" });
});

it("keeps no empty text, no empty line and no language without texts", () => {
  expect(
    filledTranslations({ hi: { name: "डिब्बा", description: "", features: ["", "मज़बूत"] } }),
  ).toEqual({ hi: { name: "डिब्बा", features: ["मज़बूत"] } });
  expect(filledTranslations({ hi: { name: "", features: [""] } })).toEqual({});
});
