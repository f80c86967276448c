export interface Reply {
  text: string;
  quickReplies?: readonly string[];
  links?: readonly { href: string; label: string }[];
  /** The next message is treated as the answer to this question. */
  awaits?: Awaited;
  /** The initial text of a message to the shop, if a person has to answer. */
  handOver?: string;
}

export type Awaited = { what: "order" } | { what: "email"; order: string } | { what: "pin" };
