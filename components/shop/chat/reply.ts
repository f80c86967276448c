export interface Reply {
  text: string;
  quickReplies?: readonly string[];
  links?: readonly { href: string; label: string }[];
  /** The next message is treated as the answer to this question. */
  awaits?: Awaited;
  /** A person has to answer: the opening text of a message to the shop. */
  handOver?: string;
}

export type Awaited = { what: "order" } | { what: "email"; order: string } | { what: "pin" };
