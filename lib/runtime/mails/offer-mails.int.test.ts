import { expect, it } from "vitest";
import { givenUser } from "@/e2e/steps/factories";
import { offerSteps } from "@/e2e/steps/offer-steps";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { testDatabase } from "@/e2e/support/database";
import type { Mail } from "@/lib/messaging/queue/mail";
import { requestChanges, declineOffer, writeMessage } from "@/lib/offers/answer-offer";
import { createOfferRequest } from "@/lib/offers/requests/create-offer-request";
import { offerRequestSchema } from "@/lib/offers/requests/offer-request-schema";
import { requireOffer } from "@/lib/offers/require-offer";
import { withdrawOffer } from "@/lib/offers/send-offer";
import { composeMail } from "./compose";

const { db } = testDatabase();
const { sentOffer, draftOffer, staff } = offerSteps(db);

const SENDER = { appUrl: "https://shop.example.com" };
const STRANGER = {
  name: null,
  userId: null,
  companyId: null,
  email: "asha@example.com",
  emailProven: false,
  proof: null,
  account: null,
  enteredBy: null,
};

/** The queued mails, as they would be sent now. */
async function written() {
  const rows = await db.$queryRaw<{ data: Mail }[]>`
    SELECT data FROM pgboss.job WHERE name = 'mail' ORDER BY created_on, data->>'template'`;
  const mails = rows.map(({ data }) =>
    composeMail(db, { mail: data, queuedAt: new Date() }, SENDER),
  );
  return (await Promise.all(mails)).flatMap((mail) => mail ?? []);
}

const brief = ({ template, to }: Awaited<ReturnType<typeof written>>[number]) =>
  `${template} to ${to.name}<${to.address}>`;

it("mails the shop a stranger's request, and the stranger's address nothing of it", async () => {
  const request = offerRequestSchema.parse({
    name: "Buy Now Cheap",
    message: "Visit http://spam.example",
    lines: [{ name: "Mailer box", spec: { material: "Kraft" }, quantities: [5000, 10_000] }],
  });
  await createOfferRequest({ db, request, customer: STRANGER, ipAddress: FROM });
  const [receipt, toShop] = await written();
  expect(receipt && brief(receipt)).toBe("offer-received to <asha@example.com>");
  expect(receipt?.html).not.toMatch(/Buy Now|spam|Mailer box/);
  expect(toShop).toMatchObject({
    template: "offer-requested",
    replyTo: { address: "asha@example.com" },
    subject: "Buy Now Cheap asks for an offer",
  });
  expect(toShop?.text).toContain("5,000 or 10,000 pieces of Mailer box");
  expect(toShop?.text).toContain("http://spam.example");
});

it("mails each side the other's messages and actions, but no notes or drafts", async () => {
  const { id, key } = await sentOffer();
  const buyer = await requireOffer(db, id, { identity: { state: "visitor" }, key });
  const shop = { ...buyer, party: "shop" as const, actor: meera, name: "Meera Nair" };
  const t = (seen: typeof shop | typeof buyer, text: string) => ({
    db,
    seen,
    text,
    ipAddress: FROM,
  });
  await writeMessage({ ...t(shop, "Margin is 12 %."), internal: true });
  await writeMessage(t(buyer, "When?"));
  await writeMessage(t(shop, "In twelve days."));
  await requestChanges(t(buyer, "Cheaper, please."));
  await withdrawOffer({ ...(await staff()), id, reason: "A slip." });
  const { _id: unsent } = await draftOffer();
  await withdrawOffer({ ...(await staff()), id: unsent, reason: "Begun twice." });
  const mails = await written();
  const inbox = (await staff()).settings.contactEmail;
  expect(mails.map(({ template, to }) => [template, to.address])).toEqual([
    ["offer-sent", "asha@example.com"],
    ["offer-question", inbox],
    ["offer-message", "asha@example.com"],
    ["offer-changes", inbox],
    ["offer-withdrawn", "asha@example.com"],
  ]);
  expect(mails.map(({ text }) => text).join()).not.toContain("Margin");
  expect(mails[2]?.text).toContain("In twelve days.");
  expect(mails[4]?.text).toContain("A slip.");
});

it("greets a verified account by its name, and mails nobody once it is deleted", async () => {
  const user = await givenUser(db, { name: "Asha Rao", emailVerifiedAt: new Date() });
  const { id, key } = await sentOffer();
  await db.offer.update({ where: { id }, data: { userId: user.id, email: user.email } });
  const seen = await requireOffer(db, id, { identity: { state: "visitor" }, key });
  await declineOffer({ db, seen, text: "Too dear.", ipAddress: FROM });
  const [sent, declined] = await written();
  expect(sent && brief(sent)).toBe(`offer-sent to Asha Rao<${user.email}>`);
  expect(declined).toMatchObject({ template: "offer-declined", replyTo: { address: user.email } });
  await db.offer.update({ where: { id }, data: { email: null } });
  expect((await written()).map(({ template }) => template)).toEqual(["offer-declined"]);
});
