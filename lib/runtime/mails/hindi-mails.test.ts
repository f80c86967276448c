import { describe, expect, it } from "vitest";
import { BREACH_EXAMPLE } from "@/lib/messaging/email/breach-facts";
import type { Mail, MailContent } from "@/lib/messaging/queue/mail";
import { ORDER_STATUSES } from "@/lib/orders/status";
import { getTranslate } from "@/lib/i18n/dictionaries";
import { renderExamples } from "@/e2e/mails/example-mails";
import * as examples from "@/e2e/mails/examples";
import * as goods from "@/e2e/mails/goods-examples";
import { renderEmail } from "./render-email";
import { CompanyInvitation } from "./templates/account/invitations";
import { ApprovalRequested } from "./templates/approvals";
import { ContactAcknowledgement, ShopMessage } from "./templates/contact";
import { CallOffsAgreed } from "./templates/goods/call-offs";
import { ClaimDecided } from "./templates/goods/claims";
import { OrderCancelled } from "./templates/order-cancelled";
import { OrderConfirmation } from "./templates/order-confirmation";
import { OrderUnconfirmed } from "./templates/order-requests";
import { OrderCorrected, OrderDispatched, OrderShipped } from "./templates/order-status";
import { AdvanceReceived, OrderRefunded, PaymentReminder } from "./templates/payments";
import { ArtworkChecked } from "./templates/proofs";

const shop = { ...examples.shop, t: getTranslate("hi") };

/** Mails to the shop's own people, who read English. */
const TO_STAFF: ReadonlySet<string> = new Set<Mail["template"]>([
  "new-order",
  "refund-needed",
  "call-offs-asked",
  "claim-received",
  "contact-message",
  "proof-approved-shop",
  "proof-changes",
  "low-stock",
  "webhook-stopped",
  "breach-board",
  "offer-requested",
  "offer-question",
  "offer-changes",
  "offer-declined",
  "invitation",
]);

/** Dates, units, means of payment and kinds of file, which Hindi writes so as well. */
const MAY_STAY =
  /\b(?:January|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|IST|UPI|NEFT|RTGS|IMPS|IFSC|GST(?:IN)?|PDF|SVG|PNG|JPEG|TIFF)\b/g;

/** Texts typed by the shop or a buyer in the examples, as opposed to fixed texts. */
function typedTexts(value: unknown): string[] {
  if (typeof value === "string") return /[A-Z\d]/.test(value) ? value.split("\n") : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    ["claims", "policyTerms", "rules", "packSize", "say"].includes(name) ? [] : typedTexts(part),
  );
}

const TYPED = typedTexts([
  examples,
  goods,
  BREACH_EXAMPLE,
  ["Meera Nair", "We have enough of these."],
])
  .flatMap((text) => [text, text.toUpperCase()])
  .toSorted((one, other) => other.length - one.length)
  .filter(Boolean);

const ENTITIES: Record<string, string> = { "&amp;": "&", "&quot;": '"', "&#x27;": "'" };

/** The English words that a reader of a mail sees in it. */
function findEnglish({ subject, html, text }: MailContent): string[] {
  const seen = html
    .replace(/<style>.*?<\/style>/s, "")
    .replace(/<img[^>]* alt="([^"]*)"[^>]*>/g, " $1 ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&[a-z#\d]+;/g, (entity) => ENTITIES[entity] ?? " ");
  const plain = text.replace(/\s+/g, " ");
  const said = TYPED.reduce(
    (remaining, typed) => remaining.replaceAll(typed, " "),
    `${subject}\n${seen}\n${plain}`.replace(/(?:https?|upi):\S+/g, " "),
  )
    .replace(MAY_STAY, "")
    .replace(/\S+@\S+|\S+\.example\S*/g, "");
  return said.match(/[^\n।]{0,40}[A-Za-z]{3,}[^\n।]{0,40}/g) ?? [];
}

const mails = Object.entries(renderExamples(shop)).filter(([name]) => !TO_STAFF.has(name));

describe("a mail to a buyer in Hindi", () => {
  it.each(mails)("%s has no English words", (_, mail) => {
    expect(findEnglish(mail)).toEqual([]);
    expect(mail.html).toContain('<html lang="hi-IN">');
  });

  it.each(mails)("%s leads to pages in Hindi", (_, { html }) => {
    // A file has no language.
    const links = [...html.matchAll(/<a href="(https:\/\/shop\.example(?!\/api\/)[^"]*)"/g)];
    expect(links.length).toBeGreaterThan(0);
    for (const [, link] of links) expect(link).toMatch(/^https:\/\/shop\.example\/hi(?:\/|$)/);
  });
});

it("the amounts in the plain text of a Hindi mail are aligned", () => {
  const { text } = renderExamples(shop)["order-confirmation"];
  const rows = text.match(/^(?:उप-योग|छूट|शिपिंग|टैक्स|कुल) .*₹.*$/gm) ?? [];
  const widths = rows.map((row) => [...new Intl.Segmenter().segment(row)].length);
  expect(rows).toHaveLength(5);
  expect(new Set(widths).size).toBe(1);
});

const { order, payableOrder, printedLine: printed, mailedOffer } = examples;
const { mailedCallOffs, mailedClaim, mailedDispatch } = goods;
const about = { order, shop };
const at = new Date("2026-11-21T09:42:00Z");
const confirmation = { token: "t", until: at };
const cash = {
  ...payableOrder,
  payment: { ...payableOrder.payment, method: "cod" as const },
};
const part = { ...mailedDispatch, tracking: null };

describe("each case of a mail in Hindi has no English words", () => {
  it.each<[string, MailContent[]]>([
    [
      "an order that is not confirmed",
      [confirmation, { ...confirmation, until: null }].flatMap((requested) => [
        renderEmail(OrderConfirmation, { order: { ...order, confirmation: requested }, shop }),
        renderEmail(OrderUnconfirmed, { order: { ...order, confirmation: requested }, shop }),
      ]),
    ],
    [
      "an order of an unverified address, under GST, that waits for its proof",
      [
        renderEmail(OrderConfirmation, {
          order: {
            ...order,
            buyerDetails: null,
            awaitsApproval: true,
            gst: { taxes: [], roundOffPaise: 40 } as never,
          },
          shop,
        }),
      ],
    ],
    [
      "cash on delivery",
      [
        renderEmail(PaymentReminder, { order: cash, shop }),
        renderEmail(OrderShipped, { order: cash, shop }),
        renderEmail(AdvanceReceived, { order: cash, shop }),
      ],
    ],
    [
      "a cancelled order",
      (["customer", "shop", "system"] as const).map((by) =>
        renderEmail(OrderCancelled, {
          order: { ...order, cancelled: { by, inProduction: by === "shop" } },
          shop,
          cancelledAt: at,
        }),
      ),
    ],
    [
      "a corrected status",
      ORDER_STATUSES.map((status) =>
        renderEmail(OrderCorrected, { ...about, from: status, to: status }),
      ),
    ],
    [
      "a part or the rest, of a replacement too",
      [
        renderEmail(OrderDispatched, { ...about, dispatch: part }),
        renderEmail(OrderDispatched, {
          shop,
          order: { ...order, isReplacement: true },
          dispatch: { ...part, isLast: true },
        }),
        renderEmail(OrderShipped, { shop, order: { ...order, isReplacement: true } }),
      ],
    ],
    [
      "a refund",
      (["upi", "bank", "cash", "cheque", "tds", "other", "razorpay"] as const).flatMap((means) =>
        [null, "UTR4217"].map((reference) =>
          renderEmail(OrderRefunded, {
            ...about,
            refund: { ...examples.mailedRefund, means, reference },
          }),
        ),
      ),
    ],
    [
      "call-offs",
      [
        renderEmail(CallOffsAgreed, { ...about, callOffs: [] }),
        ...(["asked", "agreed", "declined"] as const).map((state) =>
          renderEmail(CallOffsAgreed, {
            ...about,
            callOffs: mailedCallOffs.map((callOff) => ({ ...callOff, state })),
          }),
        ),
      ],
    ],
    [
      "the answer to a claim",
      (["replace", "credit", "refuse"] as const).map((decision) =>
        renderEmail(ClaimDecided, {
          ...about,
          claim: { ...mailedClaim, decision, replacement: "KLN-7QH4-MK2T" },
        }),
      ),
    ],
    [
      "artwork with errors, or findings that are not shown",
      [0, 1, 2].map((findingCount) =>
        renderEmail(ArtworkChecked, {
          ...about,
          lines: [
            {
              ...printed,
              stage: "needs_artwork",
              hasErrors: true,
              findings: [],
              findingCount,
            },
          ],
        }),
      ),
    ],
    [
      "an invitation",
      (["owner", "approver", "buyer", "finance", "viewer"] as const).map((role) =>
        renderEmail(CompanyInvitation, {
          invited: {
            ...examples.invitedToCompany,
            role,
            companyName: "www.example.com",
            invitedBy: "www.example.com",
            isInviterVerified: false,
          },
          shop,
        }),
      ),
    ],
    [
      "why an approval is needed",
      [
        renderEmail(ApprovalRequested, {
          approval: {
            ...examples.mailedApproval,
            askedBy: null,
            rules: [
              "The total is above ₹2,000.",
              "The buyer's orders of this month come to more than ₹2,000.",
              "It has something of the category 42.",
              "It goes to an address that is not the company's.",
              "It is paid on account.",
              "The company orders a product for the first time.",
              "Something in it is printed or made to order.",
            ],
          },
          shop,
        }),
      ],
    ],
    [
      "a price request, and an answer to it",
      [
        renderEmail(ContactAcknowledgement, {
          message: {
            ...examples.message,
            offer: mailedOffer,
            request: {
              product: null,
              packaging: null,
              quantity: 5000,
              material: null,
              size: { length: 230, width: 155, height: 70, unit: "mm" },
              measured: "inside",
              printSides: "both",
              printColours: 2,
              neededBy: "2026-12-24",
            },
          },
          shop: { ...shop, claims: { ...shop.claims, response: "", quoteReply: "" } },
        }),
        renderEmail(ShopMessage, {
          written: {
            ...examples.shopReply,
            order: { orderId: "KLN-7QH4-MK2T", accessKey: "k" },
          },
          shop,
        }),
      ],
    ],
  ])("%s", (_, cases) => {
    for (const mail of cases) expect(findEnglish(mail)).toEqual([]);
  });
});
