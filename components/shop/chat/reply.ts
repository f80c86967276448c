/** What the assistant says, and how it goes on. */
export interface Reply {
  text: string;
  quickReplies?: readonly string[];
  links?: readonly { href: string; label: string }[];
  /** The next message is taken for the answer to this. */
  awaits?: Awaited;
  /** A person has to answer: what a message to the shop begins with. */
  handOver?: string;
}

export type Awaited = { what: "order" } | { what: "email"; order: string } | { what: "pin" };
