import { longDate } from "@/lib/base/dates";
import type { CallOffState, LineUnit } from "@/lib/db/generated/enums";
import { quantityWords } from "@/lib/orders/line-text";
import { Button, Gap, Heading, Section, Tag } from "../blocks";
import { Email, type MailedShop } from "../layout";
import type { KnownOrder, OrderProps } from "../mailed-order";
import { OrderEmail, TitledLines } from "../order-email";
import { adminHref } from "../staff";

/** A part of a kept order that is called off and has not left. */
export interface MailedCallOff {
  name: string;
  unit: LineUnit;
  /** What of it has not left. */
  quantity: number;
  on: Date;
  state: CallOffState;
  /** What the shop answered. */
  words: string | null;
}

const STATES: Record<CallOffState, string> = {
  asked: "waits for an answer",
  agreed: "agreed",
  declined: "cannot be done",
};

const toLine = ({ name, unit, quantity, on, state, words }: MailedCallOff) =>
  `${longDate(on)}: ${quantityWords(quantity, unit)} of ${name} (${STATES[state]})${words ? `: ${words}` : ""}`;

interface CalledOff {
  callOffs: readonly MailedCallOff[];
}

const NOTHING = "Nothing is called off now.";

const listLines = ({ callOffs }: CalledOff) =>
  callOffs.length === 0 ? [NOTHING] : callOffs.map(toLine);

/** Sent to the shop when a buyer calls goods off, or changes it. A reply goes to the buyer. */
export function CallOffsAsked({
  order: { orderId, typed },
  shop,
  callOffs,
}: CalledOff & { order: KnownOrder; shop: MailedShop }) {
  return (
    <Email
      shop={shop}
      subject={`Call-offs of order ${orderId} changed`}
      preview={listLines({ callOffs })[0] ?? NOTHING}
      reason="Sent to the shop's contact address when a customer calls goods off."
    >
      <Section first>
        <Heading>{typed.customer.name} changed what is called off.</Heading>
        <Tag label="Order number" stamp={orderId} />
        <Gap height={20} />
        <Button href={adminHref(orderId, shop)}>Answer on the order</Button>
      </Section>
      <TitledLines title="Called off">{listLines({ callOffs })}</TitledLines>
    </Email>
  );
}

/** Sent to the customer whose call-offs the shop wrote down or answered. */
export function CallOffsAgreed({ order, shop, callOffs }: OrderProps & CalledOff) {
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={`Call-offs of order ${order.orderId}`}
      preview={listLines({ callOffs })[0] ?? NOTHING}
      title="Your goods leave on these days."
      copy="We keep your goods and send them in parts. Call off more on the page of your order."
      isAlwaysSent
    >
      <TitledLines title="Called off">{listLines({ callOffs })}</TitledLines>
    </OrderEmail>
  );
}
