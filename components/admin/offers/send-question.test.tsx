import { expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { OFFER_EXAMPLES } from "@/lib/offers/examples";
import type { OfferAnswer } from "@/lib/offers/answers";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, ok, refusal } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { SendQuestion } from "./send-question";

const OFFER = structuredClone(OFFER_EXAMPLES.writeInOffer.answer) as unknown as OfferAnswer;
const FIRST = firstOf(OFFER.versions);
const CHANGED = { n: 2, sentAt: null, total: 76_200, tax: 5400, shipping: 1500 };
const DRAFT: OfferAnswer["versions"][number] = { ...FIRST, ...CHANGED };

const open = () =>
  show(
    <SendQuestion offer={OFFER} onChanged={() => undefined} onClose={() => undefined} />,
    "/admin",
  );

it("shows amount, validity and changes before the offer is sent", async () => {
  answer("GET /admin/offers/{id}/draft", ok(DRAFT));
  const sent = answer("POST /admin/offers/{id}/send", ok(OFFER));
  await open();
  const dialog = screen.getByRole("alertdialog");
  await expect.element(dialog).toMatchTextContent("₹76,200.00");
  await expect.element(dialog).toMatchTextContent("₹5,400.00 tax, for the first quantity");
  await expect.element(dialog).toMatchTextContent("Valid until");
  await expect.element(dialog).toMatchTextContent("Shipping: ₹1,500.00, before ₹1,200.00");
  await expect.element(dialog.getByRole("link", { name: "Preview the PDF" })).toBeVisible();
  await expectNoAxeViolations();
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect.element(screen.getByText("Offer Sent")).toBeVisible();
  expect(sent).toHaveLength(1);
});

it("says why the draft cannot be priced", async () => {
  const words = "The rates have no price for it.";
  answer("GET /admin/offers/{id}/draft", refusal(400, "invalid_input", words));
  await open();
  await expect.element(screen.getByText(words)).toBeVisible();
});
