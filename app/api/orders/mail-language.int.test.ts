import { NextRequest } from "next/server";
import { beforeEach, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { closeOutboxes, readMails, startOutbox } from "@/e2e/support/outbox";
import { PASSWORD } from "@/e2e/account";
import { accountSteps } from "@/e2e/steps/account-steps";
import { approvalSteps } from "@/e2e/steps/company/approval-steps";
import { givenProduct, givenSetting, givenUser } from "@/e2e/steps/factories";
import { LABEL, offerSteps } from "@/e2e/steps/offer-steps";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { orderSteps } from "@/e2e/steps/order-steps";
import { exportAccount } from "@/lib/account-life/export-account";
import { requestApproval } from "@/lib/orders/approval-requests/request-approval";
import { requireMember } from "@/lib/orders/approval-requests/members-requests";
import { enterOrder } from "@/lib/orders/place/enter-order";
import { POST as login } from "../auth/login/route";
import { POST as register } from "../auth/register/route";
import { POST as writeToShop } from "../contact/route";
import { POST as createOfferRequest } from "../offers/route";
import { POST as placeOrder } from "./route";

const database = testDatabase();
const { db } = database;
const { optionsFor } = orderSteps(db);
const { sentOffer, acceptSent } = offerSteps(db);
const { givenRules, optionsOf, approve } = approvalSteps(db);

closeOutboxes();

type Handler = typeof placeOrder;

/** Calls the API like a page in a language, or like a program without one. */
async function call(post: Handler, body: unknown, language?: string): Promise<void> {
  const headers = {
    "Content-Type": "application/json",
    ...(language && { "Accept-Language": language }),
  };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await post(new NextRequest("http://localhost/api", init), {
    params: Promise.resolve({}),
  });
  expect(answer.ok, await answer.clone().text()).toBe(true);
}

async function givenWish() {
  const { id: product } = await givenProduct(db, { name: "Kraft mailer 230" });
  return (await optionsFor({ lines: [{ product, quantity: 2 }] })).request;
}

beforeEach(() => givenSetting(db, "paymentMethods", ""));

const inHindi = () => givenSetting(db, "pageLanguages", "en,hi");

it("an order placed on a Hindi page is confirmed in Hindi, and reported to the shop in English", async () => {
  await inHindi();
  await call(placeOrder, await givenWish(), "hi-IN");
  const { orderId } = await db.order.findFirstOrThrow({ where: { language: "hi" } });
  const mails = await readMails(await startOutbox(database), 2);
  const toShop = mails.find(({ subject }) => subject?.startsWith("New order"));
  const toBuyer = mails.find((mail) => mail !== toShop);
  expect(toBuyer?.subject).toBe(`ऑर्डर ${orderId} मिल गया`);
  expect(toBuyer?.html).toContain('<html lang="hi-IN">');
  expect(toBuyer?.text).toContain("https://shop.example/hi/order-confirmation?order=");
  expect(toBuyer?.text).not.toMatch(/shop\.example\/(?!hi\b)\w/);
  expect(toShop?.html).toContain('<html lang="en-IN">');
  expect(toShop?.html).toContain("https://shop.example/admin/orders/");
});

it("a buyer gets English emails if the shop has no pages in their language", async () => {
  await call(placeOrder, await givenWish(), "hi-IN");
  const mails = await readMails(await startOutbox(database), 2);
  for (const { html } of mails) expect(html).toContain('<html lang="en-IN">');
  expect(mails.some(({ text }) => text?.includes("/hi/"))).toBe(false);
});

it("messages, offer requests and newsletter signups are answered in the page's language", async () => {
  await inHindi();
  const email = "asha@example.in";
  await call(writeToShop, { name: "Asha", email, message: "5,000 cups" }, "hi-IN");
  const lines = [{ name: "Mailer box", spec: { material: "Kraft" }, quantities: [5000] }];
  await call(createOfferRequest, { name: "Asha", email, lines }, "hi-IN");
  await call(placeOrder, { ...(await givenWish()), newsletter: true }, "hi-IN");
  const subjects = (await readMails(await startOutbox(database), 7)).map(({ subject }) => subject);
  const { number } = await db.offer.findFirstOrThrow();
  expect(subjects).toContain("आपका संदेश हमें मिल गया है");
  expect(subjects).toContain(`आपका अनुरोध ${number} हमें मिल गया है`);
  expect(subjects).toContain("Message from Asha");
  expect(subjects.filter((subject) => subject?.includes("खबरें"))).toHaveLength(1);
});

it("an account gets emails in the language of its last sign-in", async () => {
  await inHindi();
  const email = "ravi@example.in";
  const readLanguage = async () => (await db.user.findUniqueOrThrow({ where: { email } })).language;
  await call(register, { name: "Ravi", email, password: PASSWORD }, "hi-IN");
  const [mail] = await readMails(await startOutbox(database), 1);
  expect(mail?.subject).toBe("अपने ईमेल पते की पुष्टि करें");
  expect(mail?.text).toContain("https://shop.example/hi/auth?verify=");
  await call(login, { email, password: PASSWORD });
  expect(await readLanguage()).toBe("hi");
  await call(login, { email, password: PASSWORD }, "en-IN");
  expect(await readLanguage()).toBe("en");
});

it("an order keeps the language of its offer, request or account", async () => {
  const language = "hi";
  const { id, offer } = await sentOffer([LABEL]);
  await db.offer.update({ where: { id }, data: { language } });
  await acceptSent(id, offer.versions[0]?.total ?? 0);

  const { buyer, approver } = await givenRules([{ kind: "total", amount: 1 }]);
  const lines = [{ product: (await givenProduct(db)).id, quantity: 1 }];
  const requested = { ...(await optionsOf(buyer, { lines })), language };
  const request = await requestApproval({ ...requested, member: requireMember(buyer.identity) });
  await approve(approver, request._id);

  const { id: customer } = await givenUser(db, { email: "ravi@example.in", language });
  const { request: wish, settings } = await optionsFor({ lines });
  const by = { db, settings, actor: meera, ipAddress: FROM };
  await enterOrder({ ...by, request: { ...wish, customer } });

  const orders = await db.order.findMany({ select: { language: true } });
  expect(orders).toEqual([{ language }, { language }, { language }]);
});

it("an account's data export contains the language", async () => {
  const { registerAsha, signedIn } = accountSteps(db);
  const { token } = await registerAsha();
  const identity = await signedIn(token);
  await call(placeOrder, { ...(await givenWish()), email: identity.account.email }, "hi-IN");
  await db.order.updateMany({ data: { userId: identity.account.id } });
  const data = await exportAccount({ db, identity, ipAddress: FROM });
  expect(data).toMatchObject({ profile: { language: "en" }, orders: [{ language: "hi" }] });
});
