import fc from "fast-check";
import { expect, it } from "vitest";
import {
  BEGINNING,
  BILLED_BEGINNING,
  givenModel,
  OFFERED_BEGINNING,
  PRINTED_BEGINNING,
  SAMPLE_BEGINNING,
} from "@/e2e/steps/corrections/given-model";
import { modelCommands, type Real } from "@/e2e/steps/corrections/model-commands";
import { fingerprint, FLAT, RATES, readOne } from "@/e2e/steps/corrections/order-model";
import { documentSteps } from "@/e2e/steps/document-steps";
import { givenSetting } from "@/e2e/steps/factories";
import { testDatabase } from "@/e2e/support/database";
import { dayName } from "@/lib/base/india-time";
import { lockSizeTable, writeVersion } from "@/lib/catalogue/sizes/write-version";
import { readMonth } from "@/lib/documents/gst-returns/read-month";
import { documentFile } from "@/lib/documents/pdf/document-file";
import { DEMO_SIZES } from "@/prisma/demo/sizes";

const { db } = testDatabase();
const { givenGst } = documentSteps(db);
const { COMMAND, USUAL, sendAll, done } = modelCommands(db);

/** Expects the documents to print as they did first. */
async function expectPrinted({ id, printed }: Real): Promise<void> {
  const read = await readOne(db, id);
  for (const { id: document } of read.documents.slice(0, 2)) {
    const { content } = await documentFile(db, { order: read, document });
    const print = fingerprint([...content]);
    expect(printed.get(document) ?? print).toBe(print);
    printed.set(document, print);
  }
}

/** Commands per run; fewer when a failure is to be shrunk by hand. */
const LEAST = 14;

it("an order equals a simple model after any sequence of changes", async () => {
  await givenGst();
  await givenSetting(db, "paymentMethods", "account,bank");
  await givenSetting(db, "bankAccount", "1234567890");
  await givenSetting(db, "freeShippingAbove", String(FLAT.freeAbovePaise / 100));
  await db.$transaction(async (tx) => writeVersion(tx, await lockSizeTable(tx), DEMO_SIZES));
  const rates = Object.entries(RATES).map(([way, rate], position) => ({
    ...rate,
    way: way as keyof typeof RATES,
    position,
  }));
  await db.shippingRate.createMany({ data: rates });
  await fc.assert(
    fc.asyncProperty(
      BEGINNING,
      fc.array(COMMAND, { minLength: LEAST, maxLength: 18, size: "max" }),
      async (...run) => {
        const [beginning, commands] = run;
        const given = await givenModel(db, beginning);
        await fc.asyncModelRun(() => given, commands);
        await expectPrinted(given.real);
        await sendAll(given.real, given.model);
        await expectPrinted(given.real);
      },
    ),
    {
      numRuns: 20,
      examples: [
        [BILLED_BEGINNING, []],
        [PRINTED_BEGINNING, USUAL],
        [OFFERED_BEGINNING, USUAL],
        [SAMPLE_BEGINNING, USUAL],
      ],
    },
  );
  const month = dayName(new Date()).slice(0, 7);
  expect((await readMonth(db, month, new Date())).agrees).toBe(true);
  for (const kind of ["change", "pay", "approve the proof", "begin", "dispatch", "bill", "claim"])
    expect(done.get(kind)).toBeGreaterThan(0);
}, 300_000);
