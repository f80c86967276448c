import { expect, it } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { givenUser } from "@/e2e/steps/factories";
import { BOX, offerSteps } from "@/e2e/steps/offer-steps";
import { FROM } from "@/e2e/steps/order-admin-steps";
import { testDatabase } from "@/e2e/support/database";
import { listCustomerQuotes, readMessage } from "@/lib/messaging/inbox/queries";
import { createOffer } from "./create-offer";
import { readOffer } from "./queries";
import { newOfferSchema } from "./schemas";
import { sendOffer } from "./send-offer";

const { db } = testDatabase();
const { staff } = offerSteps(db);

const DETAILS = {
  product: null,
  packaging: "Mailer box",
  quantity: 5000,
  material: "Kraft, 3 ply",
  size: { length: 230, width: 155, height: 70, unit: "mm" },
  measured: "inside",
  printSides: "outside",
  printColours: 2,
  neededBy: null,
};

async function givenRequest(userId: string | null, kind: "quote" | "contact" = "quote") {
  const { id } = await db.contactMessage.create({
    data: {
      kind,
      userId,
      ipAddress: FROM,
      ...(kind === "quote" && { request: DETAILS }),
      name: "Asha Rao",
      email: "asha@example.com",
      message: "By Diwali, please.",
    },
  });
  return id;
}

const create = async (request: string) =>
  createOffer({
    ...(await staff()),
    request: newOfferSchema.parse({
      name: "Asha Rao",
      email: "asha@example.com",
      lines: [BOX],
      request,
    }),
  });

it("answers a request for a price: once, to its account, and in the inbox once it is sent", async () => {
  const { id: userId } = await givenUser(db);
  const request = await givenRequest(userId);
  const made = await Promise.allSettled([create(request), create(request), create(request)]);
  const [offer] = made.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  expect(made.filter(({ status }) => status === "rejected")).toHaveLength(2);
  const { _id: id, number } = offer ?? { _id: "", number: "" };
  expect(await readOffer(db, id, "customer")).toMatchObject({
    state: "asked",
    asked: [
      {
        name: "Mailer box",
        quantities: [5000],
        note: "By Diwali, please.",
        spec: {
          size: "230 × 155 × 70 mm (L × W × H), inside",
          material: "Kraft, 3 ply",
          print: "2 colours, outside",
        },
      },
    ],
  });
  const named = { status: "new", offer: { _id: id, number } };
  expect(await readMessage(db, request)).toMatchObject(named);
  await sendOffer({ ...(await staff()), id });
  expect(await readMessage(db, request)).toMatchObject({ ...named, status: "answered" });
  const own = async (user: string) =>
    (await listCustomerQuotes(db, user, { limit: 10 })).items.map((each) => each.offer?.number);
  expect(await own(userId)).toEqual([number]);
  const { id: other } = await givenUser(db, { email: "other@example.com" });
  await db.offer.update({ where: { id }, data: { userId: other } });
  expect(await own(userId)).toEqual([undefined]);
});

it("refuses a message that asks for no price, and one that is not there", async () => {
  expect(await readCode(create(await givenRequest(null, "contact")))).toBe("invalid_input");
  expect(await readCode(create("0199c0de-0000-7000-8000-000000000001"))).toBe("not_found");
});
