import { extractText } from "unpdf";
import { expect, it } from "vitest";
import { givenProduct } from "@/e2e/steps/factories";
import { LABEL, offerSteps } from "@/e2e/steps/offer-steps";
import { FROM } from "@/e2e/steps/order-admin-steps";
import { testDatabase } from "@/e2e/support/database";
import { offerFile } from "@/lib/documents/pdf/offer-document";
import { composeMail } from "@/lib/runtime/mails/compose";
import { readOffer } from "./queries";
import { createOfferRequest } from "./requests/create-offer-request";
import { offerRequestSchema } from "./requests/offer-request-schema";

const { db } = testDatabase();
const { draftOffer, sentOffer, acceptSent } = offerSteps(db);

const PACK = "1 pack = 100 pieces";
const SENDER = { appUrl: "https://shop.example.com" };

const mailText = async (mail: Parameters<typeof composeMail>[1]["mail"]) =>
  (await composeMail(db, { mail, queuedAt: new Date() }, SENDER))?.text.replace(/\s+/g, " ");

async function givenLines() {
  const { id: product } = await givenProduct(db);
  const packs = { kind: "product", name: "Kraft mailer box", product };
  return { product, lines: [{ ...packs, quantities: [{ quantity: 3, price: 400 }] }, LABEL] };
}

it("an offer shows the pack size at the time of writing", async () => {
  const { product, lines } = await givenLines();
  const { id, offer } = await sentOffer(lines);
  await db.product.update({
    where: { id: product },
    data: { specifications: { "Pack size": "50 pieces" } },
  });
  const { versions } = await readOffer(db, id, "customer");
  expect(versions[0]?.lines.map(({ packSize }) => packSize)).toEqual(["100 pieces", undefined]);
  const { text } = await extractText(new Uint8Array((await offerFile(db, id)).content));
  const printed = text.join(" ").replace(/\s+/g, " ");
  expect(printed.split(PACK)).toHaveLength(2);
  expect(await mailText({ template: "offer-sent", offerId: id })).toContain(
    `3 packs of Kraft mailer box, ${PACK}`,
  );
  await acceptSent(id, offer.versions[0]?.total ?? 0);
  const sold = await db.orderLine.findMany({ orderBy: { position: "asc" } });
  expect(sold.map(({ packSize }) => packSize)).toEqual(["100 pieces", null]);
});

it("an offer from before pack sizes were stored shows none", async () => {
  const { _id: id } = await draftOffer((await givenLines()).lines);
  await db.$executeRaw`
    UPDATE "offer_versions" SET "lines" = (
      SELECT jsonb_agg(line - 'packSize' ORDER BY n)
      FROM jsonb_array_elements("lines") WITH ORDINALITY AS l(line, n))`;
  const { versions } = await readOffer(db, id, "shop");
  expect(versions[0]?.lines.map(({ packSize }) => packSize)).toEqual([undefined, undefined]);
});

it("a request shows it too", async () => {
  const { id: product } = await givenProduct(db);
  const lines = [
    { product, quantities: [2] },
    { name: "Lid", spec: { material: "Kraft" }, quantities: [500] },
  ];
  const request = offerRequestSchema.parse({ name: "Asha Rao", lines });
  const customer = {
    name: null,
    userId: null,
    companyId: null,
    email: "asha@example.com",
    emailProven: false,
    proof: null,
    account: null,
    enteredBy: null,
  };
  const { _id: offerId, asked } = await createOfferRequest({
    db,
    request,
    customer,
    ipAddress: FROM,
  });
  expect(asked.map(({ packSize }) => packSize)).toEqual(["100 pieces", undefined]);
  expect(await mailText({ template: "offer-requested", offerId })).toContain(
    `2 packs of Kraft mailer box, ${PACK}`,
  );
});
