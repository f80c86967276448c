import { cutText, shortenText } from "@/lib/base/text/cut-text";
import { translateDelivery, translateQuoting, sentences } from "@/lib/shop/content/phrases";
import { formatShortRupees } from "@/lib/pricing/money";
import { SEARCH_LENGTH } from "@/lib/base/input/lengths";
import { paths } from "@/lib/base/paths";
import { inEnglish, translateDays, type Translate } from "@/lib/i18n/translate";
import type { ChatFacts } from "./chat-facts";
import type { Reply } from "./reply";

interface Topic {
  /** In English and in Hindi, whose letters `\b` does not match. */
  words: RegExp;
  reply: (facts: ChatFacts, t: Translate, message: string) => Reply;
}

/** Quick replies stay English, because topics match English; the log translates them. */
const QUESTIONS = [
  "Where is my order?",
  "Delivery to my PIN code",
  "Delivery time",
  "Minimum order",
  "Get a quote",
  "Talk to a person",
] as const;

/** Matches a question about goods: phrases that come before their name, or a size. */
const PRODUCT_QUESTION =
  /\b(?:do|can) (?:you|u) (?:have|sell|stock|make|supply)\b(?: (?:any|an?|some))?(?!.*\b(?:minimum|moq|returns?|warranty)\b)|\blooking for\b(?: (?:any|an?|some))?|(?=\b\d+(?:\.\d+)? ?(?:mm|cm|in|inch)? ?[x×*] ?\d)/i;

/** The name of the goods in a message. */
function productIn(message: string): string {
  const requested = PRODUCT_QUESTION.exec(message);
  const named = requested?.[0] ? message.slice(requested.index + requested[0].length) : message;
  return named.replace(/[?!.\s]+$/, "").trim() || message;
}

const searchLink = (q: string, t: Translate) => ({
  href: paths.products({ q: cutText(q, SEARCH_LENGTH) }),
  label: t("Search for “{words}”", { words: shortenText(q, 41) }),
});

const TOPICS: readonly Topic[] = [
  {
    words: /\bsamples?\b|नमून|सैंपल/i,
    reply: ({ claims }, t) => ({
      text: sentences(
        t("What we send as samples depends on the product, so one of us will answer that."),
        translateQuoting(t, "We reply {quoteReply}.", { quoteReply: claims.quoteReply }),
      ),
      handOver: t("I would like a sample of "),
    }),
  },
  {
    words: /\bgst(in)?\b|\binvoices?\b|\bbills?\b|\btax(es)?\b|जीएसटी|इनवॉइस|टैक्स/i,
    reply: ({ hasGst }, t) => ({
      text: hasGst
        ? t(
            "Yes, every order gets a GST tax invoice when it is shipped. Enter your GSTIN at checkout and it is printed on the invoice. The PDF is on the page of your order.",
          )
        : t(
            "Every order gets its invoice as a PDF when it is shipped, in our email and on the page of the order; until then there is a proforma. You can give your GSTIN at checkout.",
          ),
      quickReplies: ["Payment", "Delivery time"],
    }),
  },
  {
    words:
      /\bpay(ment|ing|s)?\b|\bupi\b|\bcod\b|cash on|bank transfer|\bcards?\b|on account|भुगतान|पेमेंट|यूपीआई/i,
    reply: ({ payment }, t) => ({
      text:
        payment.length > 0
          ? t("You can pay by: {methods}. You choose at checkout.", {
              methods: payment.map((method) => t(method)).join(", "),
            })
          : t("We agree on the payment with you after you have ordered."),
      quickReplies: ["GST invoice", "Talk to a person"],
    }),
  },
  {
    words:
      /person|human|call|phone|talk|contact|e-?mail|hours|open|timing|फ़ोन|फोन|कॉल|संपर्क|बात कर|ईमेल|खुल/i,
    reply: ({ contactPhone, contactEmail, businessHours, claims }, t) => ({
      text: sentences(
        t("Call {phone} or write to {email}. We are open {hours}.", {
          phone: contactPhone,
          email: contactEmail,
          hours: translateDays(t, businessHours).replaceAll("closed", t("closed")),
        }),
        translateQuoting(t, "We respond {response} in business hours.", {
          response: claims.response,
        }),
      ),
      quickReplies: ["Get a quote", "Delivery time"],
      handOver: "",
    }),
  },
  {
    words: /quote|price|cost|rate|estimate|how much|कीमत|भाव|रेट|कोटेशन/i,
    reply: ({ claims }, t) => ({
      text: sentences(
        t(
          "Every product page shows its price per pack, before taxes. For your own size or print, ask for a price with the size, the print and your file.",
        ),
        translateQuoting(t, "We reply {quoteReply}.", { quoteReply: claims.quoteReply }),
      ),
      links: [{ href: paths.quote(), label: t("Ask for a price") }],
      quickReplies: ["Minimum order", "Printing"],
    }),
  },
  {
    words: PRODUCT_QUESTION,
    reply: (_, t, message) => {
      const q = productIn(message);
      return {
        text: t(
          "Look for it in the shop. For a size or a print that we do not stock, ask for a price.",
        ),
        links: [searchLink(q, t), { href: paths.quoteFor(q), label: t("Ask for a price") }],
        quickReplies: ["Minimum order", "Printing"],
      };
    },
  },
  {
    words: /minimum|moq|pieces|small|quantit|न्यूनतम|कम से कम|पीस|मात्रा/i,
    reply: ({ claims }, t) => ({
      text: sentences(
        translateQuoting(t, "You can order from {minimumOrder}.", {
          minimumOrder: claims.minimumOrder,
        }),
        t("Every price is for one pack, and the pack size is shown beside it."),
      ),
      quickReplies: ["Get a quote", "Printing"],
    }),
  },
  {
    words: /print|logo|custom|brand|design|colou?r|प्रिंट|छप|लोगो|डिज़ाइन|रंग/i,
    reply: ({ claims }, t) => ({
      text: sentences(
        t("We print your logo on boxes, bags, mailers and tape. You approve a proof first."),
        translateQuoting(t, "Production then takes {production}.", {
          production: claims.production,
        }),
      ),
      quickReplies: ["Get a quote", "Delivery time"],
    }),
  },
  {
    words: /return|refund|damage|broken|claim|warranty|cancel|वापस|रिफंड|खराब|टूट|रद्द|वारंटी/i,
    reply: ({ policyTerms }, t) => ({
      text: sentences(
        translateQuoting(
          t,
          "Standard products can be returned {returnWindow}; custom orders generally cannot.",
          { returnWindow: policyTerms.returnWindow },
        ),
        translateQuoting(t, "Report damage {claimReport}.", {
          claimReport: policyTerms.claimReport,
        }),
        t("For details, see the Returns & Refund Policy."),
      ),
      quickReplies: ["Talk to a person"],
    }),
  },
  {
    words:
      /deliver|ship|dispatch|courier|freight|when|days|time|fast|डिलीवरी|शिपिंग|कूरियर|पहुँच|कब|कितने दिन/i,
    reply: ({ freeShippingAbovePaise, shippingFeePaise, claims }, t) => ({
      text: sentences(
        translateQuoting(t, "Production takes {production}.", { production: claims.production }),
        translateDelivery(t, claims),
        freeShippingAbovePaise === null
          ? t("Shipping is priced by weight: enter your PIN code on a product page or in the cart.")
          : t("Shipping is free when the subtotal is above {least}, otherwise {fee}.", {
              least: formatShortRupees(freeShippingAbovePaise),
              fee: formatShortRupees(shippingFeePaise),
            }),
      ),
      quickReplies: ["Minimum order", "Returns"],
    }),
  },
  {
    words: /eco|recycl|compost|sustain|plastic|green|material|पर्यावरण|रीसाइकल|प्लास्टिक|सामग्री/i,
    reply: (_, t) => ({
      text: t(
        "Most of our products are made of kraft paper, board or moulded pulp. Every product page names the material.",
      ),
      quickReplies: ["Printing", "Get a quote"],
    }),
  },
  {
    words: /\b(hi|hello|hey|namaste|good (morning|afternoon|evening))\b|नमस्ते|नमस्कार|हैलो/i,
    reply: (_, t) => ({
      text: t("Hello. What would you like to pack?"),
      quickReplies: QUESTIONS,
    }),
  },
];

export function greeting({ siteName }: ChatFacts, t: Translate = inEnglish): Reply {
  return {
    text: t(
      "Welcome to {shop}. I can look up your order and when we deliver, and answer common questions.",
      { shop: siteName },
    ),
    quickReplies: QUESTIONS,
  };
}

/** The canned reply of the first topic whose words are in the message. */
export function replyTo(message: string, facts: ChatFacts, t: Translate = inEnglish): Reply {
  const topic = TOPICS.find(({ words }) => words.test(message));
  if (topic) return topic.reply(facts, t, message);
  return {
    text: t(
      "Sorry, I don’t have that information. I can pass your question on as a message to the shop, or call {phone}.",
      { phone: facts.contactPhone },
    ),
    quickReplies: QUESTIONS,
    links: [searchLink(message, t)],
    handOver: message,
  };
}
