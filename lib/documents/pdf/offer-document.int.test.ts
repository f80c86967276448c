import { writeFile } from "node:fs/promises";
import { extractText } from "unpdf";
import { expect, it } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { givenSetting } from "@/e2e/steps/factories";
import { BOX, LABEL, offerSteps } from "@/e2e/steps/offer-steps";
import { testDatabase } from "@/e2e/support/database";
import { readDraft } from "@/lib/offers/draft/price-draft";
import { sendOffer } from "@/lib/offers/send-offer";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { draftFile, offerFile } from "./offer-document";

const { db } = testDatabase();
const { draftOffer, sentOffer, settings, staff } = offerSteps(db);

const TERMS = {
  discount: 500,
  shipping: 1200,
  leadDays: 12,
  tolerancePercent: 5,
  advancePercent: 50,
  kept: true,
  words: "Ex works Pune.\nThe die is included.",
};

it("prints the sent version, the same at every download", async () => {
  await givenSetting(db, "paymentMethods", "bank");
  const { id, offer } = await sentOffer([BOX, LABEL], { ...TERMS, company: "Asha Foods" });
  const { name, content } = await offerFile(db, id);
  expect(name).toBe(`${offer.number}-1.pdf`);
  if (process.env.KEEP_PDF) await writeFile(process.env.KEEP_PDF, content);
  const { text: pages } = await extractText(new Uint8Array(content));
  const text = pages.join(" ").replace(/\s+/g, " ");
  for (const part of [
    `Offer ${offer.number}`,
    "Version 1",
    "Ready 12 working days after the last approval",
    "Quantity made ± 5%",
    "Advance 50% with the order",
    "Delivery Kept for you, and sent in parts as you call them off",
    "Asha Rao Asha Foods asha@example.com",
    "1 Mailer box 230 × 155 × 70 mm, HSN 4819 5,000 pieces ₹14.50 ₹72,500.00",
    "or Mailer box 10,000 pieces ₹12.25 ₹1,22,500.00",
    "2 Label HSN 4821 5,050 pieces ₹18.00 per 100 pieces ₹909.00",
    "Subtotal ₹73,409.00",
    "Discount −₹500.00",
    "Shipping ₹1,200.00",
    "Ex works Pune. The die is included.",
    "The sums are for the first quantity of each line.",
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/undefined|null|NaN|Deliver to/);
  await givenSetting(db, "taxPercent", "18");
  expect((await offerFile(db, id)).content.equals(content)).toBe(true);
});

it("prints no draft", async () => {
  const { _id: id } = await draftOffer();
  expect(await readCode(offerFile(db, id))).toBe("not_found");
});

it("shows the shop a draft as its buyer would get it, with the totals of sending it now", async () => {
  await givenSetting(db, "paymentMethods", "bank");
  const { _id: id, number } = await draftOffer([BOX, LABEL], TERMS);
  const draft = await readDraft(db, number, { settings: await settings(), side: "shop" });
  const { name, content } = await draftFile(db, id);
  const offer = await sendOffer({ ...(await staff()), id });
  const [sent] = offer.versions;
  expect(draft).toEqual({ id, version: { ...sent, sentAt: null } });
  const sums = [formatRupees(toPaise(sent?.total ?? 0)), formatRupees(toPaise(sent?.tax ?? 0))];
  const { text: pages } = await extractText(new Uint8Array(content));
  expect(name).toBe(`${number}-1-draft.pdf`);
  const text = pages.join(" ").replace(/\s+/g, " ");
  for (const part of ["DRAFT", `Offer ${number}`, ...sums]) expect(text).toContain(part);
  expect(await readCode(draftFile(db, id))).toBe("not_found");
});
