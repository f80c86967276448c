import { expect, test } from "vitest";
import { DEFAULT_CONTENT } from "@/lib/shop/content/defaults";
import { translateIn } from "@/lib/i18n/translate";
import { claimsFrom, policyTermsFrom } from "@/lib/shop/content/content-claims";
import type { ChatFacts } from "./chat-facts";
import { answer } from "./conversation";
import type { Lookups } from "./lookups";
import { greeting, replyTo } from "./replies";

const never = () => Promise.reject(new Error("Nobody asked for that."));
const LOOKUPS: Lookups = {
  ownOrders: () => Promise.resolve(null),
  mailOrderLink: never,
  delivery: never,
  sizePrice: () => Promise.resolve(null),
};

const facts: ChatFacts = {
  siteName: "A Shop",
  contactEmail: "hello@shop.example",
  contactPhone: "+91 124 400 0000",
  freeShippingAbovePaise: 200_000,
  shippingFeePaise: 15_000,
  hasGst: true,
  payment: ["UPI", "Cash on delivery"],
  businessHours: "Mon-Sat 8:00-20:00, Sun closed",
  claims: claimsFrom(DEFAULT_CONTENT.claims),
  policyTerms: policyTermsFrom(DEFAULT_CONTENT.policies),
};

test.each([
  ["What is your MOQ?", "100 pieces"],
  ["how long does delivery take", "24-48 hrs"],
  ["Delivery time", "3-5 business days"],
  ["Can I get a quote for boxes?", "within 24 hours"],
  ["Talk to a person", "+91 124 400 0000"],
  ["When are you open?", "open Mon-Sat 8:00-20:00, Sun closed. We respond"],
  ["Printing", "proof"],
  ["Returns", "within 30 days"],
  ["Do I get a GST invoice?", "GST tax invoice"],
  ["Can I pay by card?", "UPI, Cash on delivery"],
  ["Send me a sample", "one of us will answer that"],
])("answers %s with %s", (question, answer) => {
  expect(replyTo(question, facts).text).toContain(answer);
});

test.each([
  ["do you have mailer box 230x155x70", "mailer box 230x155x70"],
  ["Hi, do you sell any paper cups?", "paper cups"],
  ["mailer box 230 x 155 x 70", "mailer box 230 x 155 x 70"],
  ["I am looking for butter paper.", "butter paper"],
])("offers a search and a request for %s", (question, q) => {
  const { links = [] } = replyTo(question, facts);
  expect(
    links
      .map(({ href }) => new URL(href, "https://shop.example"))
      .map((url) => [url.pathname, url.searchParams.get("q")]),
  ).toEqual([
    ["/products", q],
    ["/quote", q],
  ]);
});

test("answers questions about terms as such, not as a search for goods", () => {
  expect(replyTo("Do you have a minimum order?", facts).text).toContain("100 pieces");
  expect(replyTo("Do you have GST invoices?", facts).text).toContain("GST tax invoice");
});

test("quotes the shop's own shipping figures", () => {
  expect(replyTo("shipping", facts).text).toContain("₹2,000");
});

test("mentions nothing that the shop has switched off", () => {
  const plain = { ...facts, hasGst: false, payment: [] };
  expect(replyTo("GST invoice", plain).text).not.toContain("GST tax invoice");
  expect(replyTo("Payment", plain).text).toContain("after you have ordered");
});

test("offers a person and the usual questions for an unknown question", () => {
  const reply = replyTo("qwertz", facts);
  expect(reply.text).toContain(facts.contactPhone);
  expect(reply.quickReplies).toContain("Minimum order");
  expect(reply.handOver).toBe("qwertz");
  expect(reply.links).toEqual([{ href: "/products?q=qwertz", label: "Search for “qwertz”" }]);
});

test("answers every quick reply", async () => {
  const unknown = replyTo("qwertz", facts).text;
  const seen = new Set(greeting(facts).quickReplies);
  for (const question of seen) {
    const reply = await answer(question, { facts, lookups: LOOKUPS });
    expect(reply.text, question).not.toBe(unknown);
    reply.quickReplies?.forEach((next) => seen.add(next));
  }
});

const HINDI = translateIn({
  language: "hi",
  words: {
    "Production takes {production}.": "उत्पादन में {production} लगते हैं।",
    "{figure} business days": "{figure} कार्य दिवस",
    "Open {orderId}": "{orderId} खोलें",
  },
});

test.each([
  ["नमूना भेजिए", "samples"],
  ["क्या मुझे जीएसटी इनवॉइस मिलेगा?", "GST tax invoice"],
  ["भुगतान कैसे करें", "You can pay by"],
  ["किसी से बात करनी है", "Call"],
  ["इसकी कीमत क्या है?", "price per pack"],
  ["कम से कम कितने पीस?", "100 pieces"],
  ["मेरा लोगो छापेंगे?", "proof"],
  ["टूटा हुआ सामान वापस करना है", "returned"],
  ["डिलीवरी में कितने दिन लगते हैं?", "उत्पादन में 3-5 कार्य दिवस लगते हैं।"],
  ["नमस्ते", "What would you like to pack?"],
])("understands %s", (question, text) => {
  expect(replyTo(question, facts, HINDI).text).toContain(text);
});

test.each(["मेरा ऑर्डर कहाँ है?", "ऑर्डर कब आएगा"])("asks for the order on %s", async (question) => {
  const reply = await answer(question, { facts, lookups: LOOKUPS, t: HINDI });
  expect(reply.awaits).toEqual({ what: "order" });
});
