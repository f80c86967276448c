import { expect, it } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { givenSetting } from "@/e2e/steps/factories";
import { BOX, offerSteps } from "@/e2e/steps/offer-steps";
import { readRefusal } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import { sendOffer } from "../send-offer";
import { offerTermsSchema, editOfferSchema } from "./version-schemas";
import { editDraft } from "./write-draft";

const { db } = testDatabase();
const { staff, draftOffer, sentOffer, acceptSent } = offerSteps(db);

/** With a single quantity, so that there is nothing to choose. */
const ONE = { ...BOX, quantities: [{ quantity: 5000, price: 14.5 }] };

const STEPS = [
  { percent: 30, rule: "before_production" },
  { amount: 1000.5, rule: "before_dispatch" },
  { rule: "after_invoice", days: 30 },
];
const STORED = [
  { percent: 30, rule: "before_production" },
  { paise: 100_050, rule: "before_dispatch" },
  { rule: "after_invoice", days: 30 },
];

const issues = (paymentSteps: unknown) =>
  offerTermsSchema
    .safeParse({ lines: [BOX], paymentSteps })
    .error?.issues.map(({ path }) => path.join("."));

it.each<[string, unknown[], string]>([
  [
    "a step that is neither a share nor an amount",
    [{ rule: "on_delivery" }, STEPS[2]],
    "paymentSteps",
  ],
  ["both at once", [{ percent: 5, amount: 1, rule: "on_delivery" }, STEPS[2]], "paymentSteps"],
  ["a last step that is not the rest", [STEPS[0]], "paymentSteps"],
  [
    "shares of all before the rest",
    [
      { percent: 60, rule: "before_production" },
      { percent: 40, rule: "before_dispatch" },
      STEPS[2],
    ],
    "paymentSteps",
  ],
  ["days that are missing", [{ rule: "after_invoice" }], "paymentSteps.0.days"],
  ["days that count from nothing", [{ rule: "before_dispatch", days: 3 }], "paymentSteps.0.days"],
  [
    "half a percent",
    [{ percent: 0.5, rule: "before_dispatch" }, STEPS[2]],
    "paymentSteps.0.percent",
  ],
  ["no step", [], "paymentSteps"],
])("an offer refuses %s", (_, steps, path) => {
  expect(issues(steps)).toContain(path);
});

it("an offer returns its steps, and an advance replaces them", async () => {
  const { _id: id, versions } = await draftOffer([BOX], { paymentSteps: STEPS });
  expect(versions[0]).toMatchObject({ paymentSteps: STEPS, advancePercent: 30 });
  const edit = async (changes: object) => {
    const request = editOfferSchema.parse(changes);
    return (await editDraft({ ...(await staff()), id, request })).versions[0];
  };
  expect(await edit({ leadDays: 3 })).toMatchObject({ paymentSteps: STEPS });
  const { paymentSteps, advancePercent } = (await edit({ advancePercent: 50 })) ?? {};
  expect([paymentSteps, advancePercent]).toEqual([undefined, 50]);
});

it("an offer with an advance can be sent once a payment method exists", async () => {
  await givenSetting(db, "paymentMethods", "cod,account");
  const send = async (terms: object) => sentOffer([BOX], terms);
  const refusal = await readRefusal(send({ advancePercent: 50 }));
  expect(refusal).toMatchObject({ code: "invalid_transition" });
  expect(refusal.message).toContain("Switch on UPI, bank transfer or online payment in Settings");
  expect(await readCode(send({ paymentSteps: [{ rule: "before_dispatch" }] }))).toBe(
    "invalid_transition",
  );
  await send({ paymentSteps: [{ rule: "after_invoice", days: 30 }] });
  const { _id: id } = await draftOffer([BOX], { advancePercent: 50 });
  await givenSetting(db, "paymentMethods", "bank");
  expect(await sendOffer({ ...(await staff()), id })).toMatchObject({ state: "sent" });
});

it("an accepted offer gives the order its steps, else the advance and the settings", async () => {
  await givenSetting(db, "bankAccount", "50100123456789");
  const accept = async (terms: object) => {
    await givenSetting(db, "paymentMethods", "bank");
    const { id, offer } = await sentOffer([ONE], terms);
    const { total } = offer.versions[0] ?? { total: 0 };
    const { placed } = await acceptSent(id, total, "bank");
    return db.order.findUniqueOrThrow({ where: { id: placed.id } });
  };
  expect(await accept({ paymentSteps: STEPS })).toMatchObject({
    paymentSteps: STORED,
    advancePercent: 30,
    paymentDueOn: null,
  });
  expect(await accept({ advancePercent: 40 })).toMatchObject({
    paymentSteps: [{ percent: 40, rule: "before_production" }, { rule: "before_dispatch" }],
    advancePercent: 40,
  });
});
