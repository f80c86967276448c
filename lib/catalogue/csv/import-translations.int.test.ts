import { expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { getFile, importSteps, NEW_ROW as NEW } from "@/e2e/steps/import-steps";

const { db } = testDatabase();
const { take } = importSteps(db);

it("an import adds and removes Hindi texts, and keeps them when the file has none", async () => {
  const { id } = await givenProduct(db, {
    name: "Kraft box",
    translations: { hi: { name: "बक्सा" } },
  });
  const row = { name: "Kraft box", nameHi: "डिब्बा", featuresHi: "मज़बूत\nहल्का" };
  const stored = async () => (await db.product.findUniqueOrThrow({ where: { id } })).translations;
  const { report } = await take(getFile([row]), true);
  expect(report.changes).toMatchObject([
    {
      cells: [
        { column: "nameHi", before: "बक्सा", after: "डिब्बा" },
        { column: "featuresHi", before: "", after: "मज़बूत\nहल्का" },
      ],
    },
  ]);
  expect(await stored()).toEqual({ hi: { name: "बक्सा" } });
  await take(getFile([row]));
  const hi = { name: "डिब्बा", features: ["मज़बूत", "हल्का"] };
  expect(await stored()).toEqual({ hi });
  await take(getFile([{ name: "Kraft box", price: "499" }]));
  expect(await stored()).toEqual({ hi });
  await take(getFile([{ name: "Kraft box", nameHi: "", featuresHi: "" }]));
  expect(await stored()).toEqual({});
  await take(getFile([{ ...NEW, nameHi: "थैला" }]));
  const added = await db.product.findFirstOrThrow({ where: { name: NEW.name } });
  expect(added.translations).toEqual({ hi: { name: "थैला" } });
});
