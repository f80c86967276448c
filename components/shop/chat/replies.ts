import { said, sentences } from "@/lib/shop/content/phrases";
import { formatRoundRupees } from "@/lib/pricing/money";
import { SEARCH_LENGTH } from "@/lib/base/input/lengths";
import { paths } from "@/lib/base/paths";
import type { ChatFacts } from "./chat-facts";
import type { Reply } from "./reply";

interface Topic {
  words: RegExp;
  reply: (facts: ChatFacts, message: string) => Reply;
}

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

/** The name of the goods that a message asks for. */
function productIn(message: string): string {
  const asked = PRODUCT_QUESTION.exec(message);
  const named = asked?.[0] ? message.slice(asked.index + asked[0].length) : message;
  return named.replace(/[?!.\s]+$/, "").trim() || message;
}

const searchLink = (q: string) => ({
  href: paths.products({ q: q.slice(0, SEARCH_LENGTH) }),
  label: `Search for “${q.length > 40 ? `${q.slice(0, 40)}…` : q}”`,
});

const TOPICS: readonly Topic[] = [
  {
    words: /\bsamples?\b/i,
    reply: ({ claims }) => ({
      text: sentences(
        "What we send as samples depends on the product, so one of us will answer that.",
        said`We reply ${claims.quoteReply}.`,
      ),
      handOver: "I would like a sample of ",
    }),
  },
  {
    words: /\bgst(in)?\b|\binvoices?\b|\bbills?\b|\btax(es)?\b/i,
    reply: ({ hasGst }) => ({
      text: hasGst
        ? "Yes, every order gets a GST tax invoice when it is shipped. Enter your GSTIN at checkout and it is printed on the invoice. The PDF is on the page of your order."
        : "Every order has its invoice as a PDF, in our email and on the page of the order. You can give your GSTIN at checkout.",
      quickReplies: ["Payment", "Delivery time"],
    }),
  },
  {
    words: /\bpay(ment|ing|s)?\b|\bupi\b|\bcod\b|cash on|bank transfer|\bcards?\b|on account/i,
    reply: ({ payment }) => ({
      text:
        payment.length > 0
          ? `You can pay by: ${payment.join(", ")}. You choose at checkout.`
          : "We agree on the payment with you after you have ordered.",
      quickReplies: ["GST invoice", "Talk to a person"],
    }),
  },
  {
    words: /person|human|call|phone|talk|contact|e-?mail|hours|open|timing/i,
    reply: ({ contactPhone, contactEmail, businessHours, claims }) => ({
      text: sentences(
        `Call ${contactPhone} or write to ${contactEmail}. We are open ${businessHours}.`,
        said`We respond ${claims.response} in business hours.`,
      ),
      quickReplies: ["Get a quote", "Delivery time"],
      handOver: "",
    }),
  },
  {
    words: /quote|price|cost|rate|estimate|how much/i,
    reply: ({ claims }) => ({
      text: sentences(
        "Every product page shows its price per pack, before taxes. For your own size or print, ask for a price with the size, the print and your file.",
        said`We reply ${claims.quoteReply}.`,
      ),
      links: [{ href: paths.quote(), label: "Ask for a price" }],
      quickReplies: ["Minimum order", "Printing"],
    }),
  },
  {
    words: PRODUCT_QUESTION,
    reply: (_, message) => {
      const q = productIn(message);
      return {
        text: "Look for it in the shop. For a size or a print that we do not stock, ask for a price.",
        links: [searchLink(q), { href: paths.quoteFor(q), label: "Ask for a price" }],
        quickReplies: ["Minimum order", "Printing"],
      };
    },
  },
  {
    words: /minimum|moq|pieces|small|quantit/i,
    reply: ({ claims }) => ({
      text: sentences(
        said`You can order from ${claims.minimumOrder}.`,
        "Every price is for one pack, and the pack size is shown beside it.",
      ),
      quickReplies: ["Get a quote", "Printing"],
    }),
  },
  {
    words: /print|logo|custom|brand|design|colou?r/i,
    reply: ({ claims }) => ({
      text: sentences(
        "We print your logo on boxes, bags, mailers and tape. You approve a proof first.",
        said`Production then takes ${claims.production}.`,
      ),
      quickReplies: ["Get a quote", "Delivery time"],
    }),
  },
  {
    words: /return|refund|damage|broken|claim|warranty|cancel/i,
    reply: ({ policyTerms }) => ({
      text: sentences(
        said`Standard products can be returned ${policyTerms.returnWindow}; custom orders generally cannot.`,
        said`Report damage ${policyTerms.claimReport}.`,
        "For details, see the Returns & Refund Policy.",
      ),
      quickReplies: ["Talk to a person"],
    }),
  },
  {
    words: /deliver|ship|dispatch|courier|freight|when|days|time|fast/i,
    reply: ({ freeShippingAbovePaise, shippingFeePaise, claims }) => ({
      text: sentences(
        said`Production takes ${claims.production}.`,
        said`Delivery takes ${claims.delivery} from there.`,
        freeShippingAbovePaise === null
          ? "Shipping is priced by weight: enter your PIN code on a product page or in the cart."
          : `Shipping is free when the subtotal is above ${formatRoundRupees(freeShippingAbovePaise)}, otherwise ${formatRoundRupees(shippingFeePaise)}.`,
      ),
      quickReplies: ["Minimum order", "Returns"],
    }),
  },
  {
    words: /eco|recycl|compost|sustain|plastic|green|material/i,
    reply: () => ({
      text: "Most of our products are made of kraft paper, board or moulded pulp. Every product page names the material.",
      quickReplies: ["Printing", "Get a quote"],
    }),
  },
  {
    words: /\b(hi|hello|hey|namaste|good (morning|afternoon|evening))\b/i,
    reply: () => ({ text: "Hello. What would you like to pack?", quickReplies: QUESTIONS }),
  },
];

export function greeting({ siteName }: ChatFacts): Reply {
  return {
    text: `Welcome to ${siteName}. I can look up your order and when we deliver, and answer common questions.`,
    quickReplies: QUESTIONS,
  };
}

/** The canned reply of the first topic whose words are in the message. */
export function replyTo(message: string, facts: ChatFacts): Reply {
  const topic = TOPICS.find(({ words }) => words.test(message));
  if (topic) return topic.reply(facts, message);
  return {
    text: `Sorry, I don’t have that information. I can pass your question on as a message to the shop, or call ${facts.contactPhone}.`,
    quickReplies: QUESTIONS,
    links: [searchLink(message)],
    handOver: message,
  };
}
