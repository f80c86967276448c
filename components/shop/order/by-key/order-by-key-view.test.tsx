import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { answer, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { answerForms } from "@/e2e/component/uploads";
import { ORDER } from "@/lib/orders/read/example-order";
import { orderSchema, type OrderAnswer } from "@/lib/orders/schemas";
import { OrderByKeyView } from "./order-by-key-view";

const CONTACT = {
  email: "hello@klnpackaging.example",
  phone: "+91 124 400 0000",
  whatsapp: "",
  response: "within 2-4 hours",
  claimReport: "within 48 hours of receipt",
  returnWindow: "within 30 days",
  terms: { claimReportHours: "48", returnDays: "30", warrantyDays: "90" },
};

const example = orderSchema.parse(ORDER);
const [line] = example.products;
if (!line) throw new Error("The example has no line.");
const at = new Date().toISOString();
const arrived = { status: "Delivered", at, by: "Asha", party: "shop" } as const;
const DELIVERED: OrderAnswer = {
  ...example,
  status: "Delivered",
  cancellable: false,
  products: [{ ...line, quantity: 3 }],
  history: [...example.history, arrived],
  payment: { ...example.payment, method: null },
};
const CLAIM = {
  _id: example._id,
  lines: [{ line: line._id, quantity: 2 }],
  text: "Two came wet.",
  photos: [],
  at,
  decision: null,
  words: null,
  decidedAt: null,
};

afterEach(() => void vi.unstubAllGlobals());

const button = (name: string) => page.getByRole("button", { name });

it("shows a reported claim, and counts no pack twice", async () => {
  let order = DELIVERED;
  answer("GET /orders/{id}", () => ok(order));
  answer("GET /orders/{id}/reviews", ok([]));
  answerForms(() => {
    order = { ...DELIVERED, claims: [CLAIM] };
    return { status: 201, body: CLAIM };
  });
  const props = { orderId: example.orderId, orderKey: "k3y", confirmToken: null };
  await show(
    <main>
      <OrderByKeyView {...props} contact={CONTACT} />
    </main>,
  );
  await button("Report a Problem").click();
  await expect.element(page.getByText("3 packs can be reported")).toBeVisible();
  await page.getByLabelText("What is wrong").fill("Two came wet.");
  await button("Send Report").click();
  await expect.element(page.getByRole("heading", { name: "Reported problems" })).toBeVisible();
  await expect.element(page.getByText("Two came wet.")).toBeVisible();
  await button("Report a Problem").click();
  await expect.element(page.getByText("1 pack can be reported")).toBeVisible();
});

it("takes a message if nothing is left to claim", async () => {
  const dispatch = { carrier: null, number: null, url: null, at };
  const left = { ...dispatch, _id: example._id, lines: [{ line: line._id, quantity: 2 }] };
  const back = { at, reason: null, products: [{ line: line._id, name: "Box", quantity: 2 }] };
  answer("GET /orders/{id}", ok({ ...DELIVERED, dispatches: [left], returns: [back] }));
  answer("GET /orders/{id}/reviews", ok([]));
  const props = { orderId: example.orderId, orderKey: "k3y", confirmToken: null };
  await show(<OrderByKeyView {...props} contact={CONTACT} />);
  await button("Report a Problem").click();
  await expect.element(page.getByRole("textbox", { name: "Message" })).toBeVisible();
});

it("thanks nobody for a cancelled order, and names the money to give back", async () => {
  const cancelled = { ...arrived, status: "Cancelled" } as const;
  const payment = { ...example.payment, state: "over", due: 0, paid: 2430, refunded: 0 } as const;
  const history = [...example.history, cancelled];
  const order: OrderAnswer = { ...example, status: "Cancelled", history, payment, due: [] };
  answer("GET /orders/{id}", () => ok({ ...order, cancellable: false }));
  const address = `/order-confirmation?order=${ORDER.orderId}&key=k3y`;
  await show(
    <OrderByKeyView orderId={ORDER.orderId} orderKey="k3y" confirmToken={null} contact={CONTACT} />,
    address,
  );
  await expect.element(page.getByText(`Your order ${ORDER.orderId} is cancelled.`)).toBeVisible();
  await expect.element(page.getByText(/^Thank you/)).not.toBeInTheDocument();
  await expect.element(page.getByText("Received and to be given back: ₹2,430.00")).toBeVisible();
});
