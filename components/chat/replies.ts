import { formatRupees } from "@/lib/pricing/money";
import { businessHoursLine, policyTerms, promises } from "@/lib/promises";
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
    reply: ({ contactPhone, contactEmail }) => ({
      text: `Call ${contactPhone} or write to ${contactEmail}. We are there ${businessHoursLine}, and answer ${promises.response} in business hours.`,
      quickReplies: ["Get a quote", "Delivery time"],
    }),
  },
  {
    words: /quote|price|cost|rate|estimate|how much/i,
    reply: () => ({
      text: `Every product page shows its price per pack, before taxes. For your own size or print, send us the form in the Contact section: you have a reply ${promises.quoteReply}.`,
      quickReplies: ["Minimum order", "Printing"],
    }),
  },
  {
    words: /minimum|moq|pieces|small|quantit/i,
    reply: () => ({
      text: `You can order from ${promises.minimumOrder}. Larger runs cost less per piece.`,
      quickReplies: ["Get a quote", "Printing"],
    }),
  },
  {
    words: /print|logo|custom|brand|design|colou?r/i,
    reply: () => ({
      text: `We print your mark on boxes, bags, mailers and tape. You approve a proof first; production then takes ${promises.production}.`,
      quickReplies: ["Get a quote", "Delivery time"],
    }),
  },
  {
    words: /return|refund|damage|broken|claim|warranty|cancel/i,
    reply: () => ({
      text: `Standard products can be returned ${policyTerms.returnWindow}; custom orders generally cannot. Report damage ${policyTerms.claimReport}. The Returns & Refund Policy in the footer has the rest.`,
      quickReplies: ["Talk to a person"],
    }),
  },
  {
    words: /deliver|ship|dispatch|courier|freight|when|days|time|fast/i,
    reply: ({ freeShippingAbovePaise, shippingFeePaise }) => ({
      text: `Production takes ${promises.production}, delivery ${promises.delivery} after that. Shipping is free when the subtotal is above ${formatRupees(freeShippingAbovePaise)}, otherwise ${formatRupees(shippingFeePaise)}.`,
      quickReplies: ["Minimum order", "Returns"],
    }),
  },
  {
    words: /eco|recycl|compost|sustain|plastic|green|material/i,
    reply: () => ({
      text: "Most of what we make is kraft, recycled board or moulded pulp, and goes into the paper bin after use. Each product page names its material.",
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
    text: `Welcome to ${siteName}. I answer the usual questions at once; for everything else there is a person on the phone.`,
    quickReplies: QUESTIONS,
  };
}

/** The canned reply to a message: of the first topic whose words it holds. */
export function replyTo(message: string, facts: ChatFacts): Reply {
  const topic = TOPICS.find(({ words }) => words.test(message));
  if (topic) return topic.reply(facts);
  return {
    text: `I do not know that one. Ask us in the Contact section or call ${facts.contactPhone}.`,
    quickReplies: QUESTIONS,
  };
}
