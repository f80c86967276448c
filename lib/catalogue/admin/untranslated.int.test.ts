import { expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct, givenSetting } from "@/e2e/steps/factories";
import { readUntranslated } from "./untranslated";

const { db } = testDatabase();

it("lists untranslated texts of Hindi pages, most frequent first, until the owner translates them", async () => {
  const specifications = {
    Material: "Kraft paper",
    Chipboard: "300 GSM ivory",
    Size: "20 × 30 mm",
  };
  await givenProduct(db, { name: "A", specifications });
  const { id: familyId } = await db.productFamily.create({ data: { name: "Mailer" } });
  await givenProduct(db, {
    name: "B",
    familyId,
    specifications: {
      Material: "Kraft paper",
      Chipboard: "350 GSM ivory",
      "Pack size": "100 pieces",
    },
    familyLabel: "Small",
    printOptions: [{ name: "Foil stamp" }],
  });
  await givenSetting(db, "footerCredits", "Made in Pune");
  const all = ["Chipboard", "Kraft paper", "# GSM ivory", "Foil stamp", "Small", "Made in Pune"];
  expect(await readUntranslated(db)).toEqual(all);
  await givenSetting(
    db,
    "hindiWords",
    "Kraft paper = क्राफ़्ट पेपर\n# GSM ivory = # जीएसएम आइवरी\nSmall =",
  );
  expect(await readUntranslated(db)).toEqual(["Chipboard", "Foil stamp", "Small", "Made in Pune"]);
});
