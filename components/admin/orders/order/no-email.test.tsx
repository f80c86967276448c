import { beforeEach, expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { orderAccessExamples } from "@/lib/orders/access/examples";
import { movementsAdminExamples } from "@/lib/fulfilment/examples";
import { orderExamples } from "@/lib/orders/read/examples";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import type { OrderDesk } from "@/lib/fulfilment/desk/schema";
import { AdminOrderView } from "./admin-order-view";

const MAILED = { ...orderExamples.getOrder.answer, status: "Pending" } as unknown as OrderAnswer;
const ORDER: OrderAnswer = { ...MAILED, user: { name: MAILED.user.name, email: null } };
const { url } = orderAccessExamples.createOrderLink.answer;

const DESK = movementsAdminExamples.readOrderDesk.answer as unknown as OrderDesk;
const answerDesk = (part: Partial<OrderDesk>) =>
  answer("GET /admin/orders/{id}/desk", ok({ ...DESK, ...part }));

const button = (name: string) => screen.getByRole("button", { name, exact: true });
const note = (words: string | RegExp) =>
  screen.getByRole("region", { name: /^Notices/ }).getByText(words);
const unmailed = () => screen.getByText(/nothing about this order is mailed/);

beforeEach(() => {
  answerDesk({ order: ORDER });
});

const open = () => show(<AdminOrderView id={ORDER.orderId} />, `/admin/orders/${ORDER.orderId}`);

it("says that no emails are sent, wherever one would be", async () => {
  await open();
  await expect.element(unmailed()).toBeVisible();
  await expect.element(screen.getByText(/no message can be sent/)).toBeVisible();
  await expect.element(button("Send Reminder")).not.toBeInTheDocument();
  await button("Start Production").click();
  await expect.element(screen.getByText(/please tell them yourself/)).toBeVisible();
  await expect.element(screen.getByText(/notified by email/)).not.toBeInTheDocument();
});

it.each([390, 1280])("offers the link to copy and to send by WhatsApp at %i", async (width) => {
  await screen.viewport(width, 800);
  await open();
  const requested = answer(
    "POST /admin/orders/{id}/link",
    ok(orderAccessExamples.createOrderLink.answer),
  );
  await button("Get Order Link").click();
  await expect.element(screen.getByLabelText("Link to the order")).toHaveValue(url);
  expect(requested).toHaveLength(1);
  await expect.element(button("Copy Link")).toBeVisible();
  const text = encodeURIComponent(`Your order ${ORDER.orderId}: ${url}`);
  await expect
    .element(screen.getByRole("link", { name: /WhatsApp/ }))
    .toHaveAttribute("href", `https://wa.me/919876543210?text=${text}`);
  await expectNoAxeViolations();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

it("uses the country code of a foreign number", async () => {
  answerDesk({ order: { ...ORDER, phone: "+44 20 7946 0018" } });
  answer("POST /admin/orders/{id}/link", ok(orderAccessExamples.createOrderLink.answer));
  await open();
  await button("Get Order Link").click();
  await expect
    .element(screen.getByRole("link", { name: /WhatsApp/ }))
    .toHaveAttribute("href", expect.stringMatching(/^https:\/\/wa\.me\/442079460018\?text=/));
});

it("takes an email later, and then behaves like any other order", async () => {
  await open();
  await button("Add Email").click();
  const added = answer("PUT /admin/orders/{id}/email", ok(MAILED));
  answerDesk({ order: MAILED });
  await screen.getByLabelText("Email", { exact: true }).fill("asha@example.com");
  await button("Add Email").last().click();
  await expect.element(note("Email Added")).toBeVisible();
  expect(added).toMatchObject([{ body: { email: "asha@example.com" } }]);
  await expect.element(unmailed()).not.toBeInTheDocument();
});

it("can be corrected while the email is unverified", async () => {
  answerDesk({ order: MAILED, actions: { ...DESK.actions, correctEmail: true } });
  await open();
  await button("Correct email").click();
  const email = screen.getByLabelText("Email", { exact: true });
  await expect.element(email).toHaveValue(MAILED.user.email ?? "");
  const figures = { total: MAILED.totalAmount, tax: 0 };
  const preview = { before: figures, after: figures, due: 0, approval: null };
  const sent = answer("PATCH /admin/orders/{id}", ({ query }) =>
    ok(query.dryRun ? preview : MAILED),
  );
  await email.fill("ravi@cafe.example");
  await screen.getByLabelText("Reason", { exact: true }).fill("A mistake.");
  await expectNoAxeViolations();
  answerDesk({ order: MAILED });
  await button("Save").click();
  await expect.element(note("Order Corrected")).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ body: { email: "ravi@cafe.example" } });
  await expect.element(button("Correct email")).not.toBeInTheDocument();
});
