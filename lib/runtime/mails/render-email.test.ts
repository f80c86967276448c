import { createElement, Fragment, type FunctionComponent, type ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { order, shop } from "@/e2e/mails/examples";
import { renderEmail } from "./render-email";
import {
  Button,
  Link,
  MailTo,
  Paragraph,
  Quoted,
  Section,
  Tag,
  Telephone,
} from "./templates/blocks";
import { Email } from "./templates/layout";
import { OrderTable } from "./templates/order-table";

const element = <Props extends object>(component: FunctionComponent<Props>, props: Props) =>
  createElement(component, props);

const email = (
  content: ReactNode,
  words: { subject?: string; optOut?: { words: string; href: string } } = {},
) =>
  renderEmail(Email, {
    shop,
    subject: "Subject",
    preview: "Preview",
    reason: "The reason.",
    ...words,
    children: element(Section, { first: true, children: content }),
  });

/** Returns the text of an email above its signature. */
const body = (...content: ReactNode[]) =>
  email(createElement(Fragment, null, ...content)).text.split("\n\n-- \n")[0];

const paragraph = (...content: ReactNode[]) => createElement(Paragraph, null, ...content);

describe("the subject of an email", () => {
  it.each(["Order KLN-1 for ₹1,122.00", `<b>"Tom & Jerry's"</b> &amp; co`, "</title><script>"])(
    "is the title of its document: %s",
    (subject) => {
      const { html, ...mail } = email("", { subject });
      expect(mail.subject).toBe(subject);
      expect(html).not.toMatch(/<b>|<script>/);
    },
  );
});

describe("the HTML of an email", () => {
  it("escapes its input, in text and in attributes", () => {
    const hostile = `"><img src=x onerror='alert(1)'>&`;
    const { html } = email(
      element(Link, { href: `https://a.example/${hostile}`, children: hostile }),
    );
    expect(html).not.toContain("<img");
    expect(html).toContain("&quot;&gt;&lt;img src=x onerror=&#x27;alert(1)&#x27;&gt;&amp;</a>");
  });

  it("has no link of React's own beside what is written in it", () => {
    const { html } = email(element(OrderTable, { order, shop }));
    expect(html).toContain('src="https://shop.example/media/box-360.webp"');
    expect(html).not.toMatch(/<link|<!--/);
  });
});

describe("the text of an email", () => {
  it("breaks paragraphs at 72 characters and separates them by one empty line", () => {
    const text = body(paragraph("word ".repeat(40)), paragraph("last")) ?? "";
    const lines = text.split("\n");
    expect(lines.slice(-2)).toEqual(["", "last"]);
    expect(lines.length).toBeGreaterThan(4);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(72);
  });

  it("has the URL of a page after its text, and a mailbox or a number as it is", () => {
    const words = [
      "Open ",
      element(Link, { href: "https://shop.example/auth", children: "the page" }),
      ", write to ",
      element(MailTo, { address: "hello@shop.example" }),
      " or to the number that you know from the box: call ",
      element(Telephone, { number: "+91 124 400 0000" }),
      ".",
    ];
    expect(body(paragraph(...words))).toBe(
      "Open the page (https://shop.example/auth), write to hello@shop.example\nor to the number that you know from the box: call +91 124 400 0000.",
    );
  });

  it("puts the URL of a button on its own line, however long", () => {
    const href = `https://shop.example/auth?verify=${"a".repeat(200)}`;
    expect(body(element(Button, { href, children: "Confirm" }), paragraph("Then."))).toBe(
      `Confirm:\n${href}\n\nThen.`,
    );
  });

  it("lays out amounts under one another", () => {
    expect(body(element(OrderTable, { order, shop }))).toBe(
      `Kraft mailer box
1 pack = 100 pieces
2 × ₹62,250.00 per 100 pieces = ₹1,24,500.00

Subtotal                ₹1,24,500.00
Discount (SAVE10, 10%)   −₹12,450.00
Shipping                     ₹150.00
Tax (8%)                   ₹8,964.00
Total                   ₹1,21,164.00`,
    );
  });

  it("has the text of labels, and marks quotes", () => {
    const tag = element(Tag, { label: "Order number", stamp: "KLN-1", note: "Placed today" });
    expect(body(tag, element(Quoted, { text: "Two lines,\r\n<b>please" }))).toBe(
      "Order number: KLN-1\nPlaced today\n\n> Two lines,\n> <b>please",
    );
  });

  it("ends with its recipient, and how to unsubscribe", () => {
    const optOut = { words: "Stop these emails", href: "https://shop.example/unsubscribe?link=a" };
    const { text } = email(paragraph("Hello."), { optOut });
    expect(text).toBe(`Hello.

-- 
KLN Packaging
Plot 14, Gurugram
hello@klnpackaging.example · +91 124 400 0000
https://shop.example
The reason.

Stop these emails:
https://shop.example/unsubscribe?link=a
`);
  });
});
