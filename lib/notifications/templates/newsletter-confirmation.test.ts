import { expect, it } from "vitest";
import { shop, subscription } from "./examples";
import { newsletterConfirmation } from "./newsletter-confirmation";

const id = "0199c0de-0000-7000-8000-000000000002";
const mail = newsletterConfirmation(subscription, shop);

it.each([
  `https://shop.example/newsletter?link=${id}.mac`,
  `https://shop.example/unsubscribe?link=newsletter.${id}.mac`,
  "asha@example.com",
  "7 days",
  "28 November 2026 at 3:12 pm IST",
  "If you did not ask for this",
])("the mail that asks whether the newsletter is wanted says in both parts: %s", (fact) => {
  for (const part of [mail.html, mail.text]) {
    expect(part.replace(/\s+/g, " ").toLowerCase()).toContain(fact.toLowerCase());
  }
});
