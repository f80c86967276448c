import { expect, it } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { readGstReadiness } from "../admin/gst-readiness";
import { applyHsnCodes } from "./apply-hsn-codes";

const { db } = testDatabase();

const by = {
  actor: { userId: null, identifier: "meera@example.in", name: "Meera Nair" },
  ipAddress: "203.0.113.7",
};

const readiness = () =>
  readGstReadiness(db, { hsnDigits: 6, now: new Date("2026-11-22T06:00:00Z") });

it("gives products without an HSN code the one of their specifications, once and on record", async () => {
  const box = await givenProduct(db, { name: "Box", specifications: { "HSN code": "4819" } });
  const bag = await givenProduct(db, { name: "Bag", specifications: { "hsn/sac": "4819 40.00" } });
  const tape = await givenProduct(db, { specifications: { "HSN code": "see invoice" } });
  const cup = await givenProduct(db, { hsnCode: "482369", specifications: { HSN: "4823" } });
  await givenProduct(db, { specifications: { HSN: "4819" }, deletedAt: new Date() });
  expect(await readiness()).toMatchObject({
    withoutHsn: 3,
    specified: {
      count: 2,
      examples: [
        { _id: bag.id, name: "Bag", hsnCode: "48194000" },
        { _id: box.id, name: "Box", hsnCode: "4819" },
      ],
    },
  });

  expect((await applyHsnCodes({ db, ...by })).sort()).toEqual([bag.id, box.id].sort());
  const codes = await db.product.findMany({ where: { hsnCode: { not: null } } });
  expect(new Map(codes.map(({ id, hsnCode }) => [id, hsnCode]))).toEqual(
    new Map([
      [box.id, "4819"],
      [bag.id, "48194000"],
      [cup.id, "482369"],
    ]),
  );
  expect(await readiness()).toMatchObject({
    withoutHsn: 1,
    specified: { count: 0, examples: [] },
    examples: [{ _id: tape.id }],
  });
  expect(await applyHsnCodes({ db, ...by })).toEqual([]);
  expect(await auditEntries(db, { action: "Product Updated" })).toMatchObject([
    {
      actor: "meera@example.in",
      description: "Meera Nair gave 2 products the HSN code of their specifications",
      details: { changes: { [box.id]: { hsnCode: { before: null, after: "4819" } } } },
    },
  ]);
});

it("reports a code without its own rate because its longer ones differ", async () => {
  await givenProduct(db, { hsnCode: "4819" });
  const { withoutRate, shared } = await readiness();
  expect(withoutRate).toBe(1);
  expect(shared).toEqual([
    {
      hsn: "4819",
      rates: expect.arrayContaining([
        { hsn: "481910", ratePercent: 5 },
        { hsn: "481940", ratePercent: 18 },
      ]) as object,
    },
  ]);
});
