import { said, sentences } from "@/lib/content/phrases";
import { formatRoundRupees } from "@/lib/pricing/money";
import type { ChatFacts } from "./chat-facts";

export interface Reply {
  text: string;
  quickReplies?: readonly string[];
}

interface Topic {
  words: RegExp;
  reply: (facts: ChatFacts) => Reply;
}

const QUESTIONS = ["Minimum order", "Delivery time", "Get a quote", "Talk to a person"] as const;

const TOPICS: readonly Topic[] = [
  {
    words: /person|human|call|phone|talk|contact|e-?mail|hours|open|timing/i,
    reply: ({ contactPhone, contactEmail, businessHours, claims }) => ({
      text: sentences(
        `Call ${contactPhone} or write to ${contactEmail}. We are open ${businessHours}.`,
        said`We respond ${claims.response} in business hours.`,
      ),
      quickReplies: ["Get a quote", "Delivery time"],
    }),
  },
  {
    words: /quote|price|cost|rate|estimate|how much/i,
    reply: ({ claims }) => ({
      text: sentences(
        "Every product page shows its price per pack, before taxes. For your own size or print, send us the form in the Contact section.",
        said`We reply ${claims.quoteReply}.`,
      ),
      quickReplies: ["Minimum order", "Printing"],
    }),
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
        `Shipping is free when the subtotal is above ${formatRoundRupees(freeShippingAbovePaise)}, otherwise ${formatRoundRupees(shippingFeePaise)}.`,
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
    text: `Welcome to ${siteName}. I can answer common questions. For anything else, please call us.`,
    quickReplies: QUESTIONS,
  };
}

/** The canned reply to a message: of the first topic whose words it holds. */
export function replyTo(message: string, facts: ChatFacts): Reply {
  const topic = TOPICS.find(({ words }) => words.test(message));
  if (topic) return topic.reply(facts);
  return {
    text: `I do not have an answer to that. Write to us in the Contact section or call ${facts.contactPhone}.`,
    quickReplies: QUESTIONS,
  };
}
