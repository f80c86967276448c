import { longDate } from "@/lib/base/dates";
import type { CallOffState, LineUnit } from "@/lib/db/generated/enums";
import { goodsText } from "@/lib/orders/line-text";
import type { Say } from "@/lib/i18n/say";
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

const LINES: Record<CallOffState, string> = {
  asked: "{day}: {goods} (waits for an answer)",
  agreed: "{day}: {goods} (agreed)",
  declined: "{day}: {goods} (cannot be done)",
};

function toLine(callOff: MailedCallOff, say: Say): string {
  const { on, state, words } = callOff;
  const line = say(LINES[state], {
    day: longDate(on, say.language),
    goods: goodsText(callOff, say),
  });
  return words ? `${line}: ${words}` : line;
}

interface CalledOff {
  callOffs: readonly MailedCallOff[];
}

const NOTHING = "Nothing is called off now.";

const listLines = ({ callOffs }: CalledOff, say: Say) =>
  callOffs.length === 0 ? [say(NOTHING)] : callOffs.map((callOff) => toLine(callOff, say));

/** Sent to the shop when a buyer calls goods off, or changes it. A reply goes to the buyer. */
export function CallOffsAsked({
  order: { orderId, typed },
  shop,
  callOffs,
}: CalledOff & { order: KnownOrder; shop: MailedShop }) {
  const lines = listLines({ callOffs }, shop.say);
  return (
    <Email
      shop={shop}
      subject={`Call-offs of order ${orderId} changed`}
      preview={lines[0] ?? ""}
      reason="Sent to the shop's contact address when a customer calls goods off."
    >
      <Section first>
        <Heading>{typed.customer.name} changed what is called off.</Heading>
        <Tag label="Order number" stamp={orderId} />
        <Gap height={20} />
        <Button href={adminHref(orderId, shop)}>Answer on the order</Button>
      </Section>
      <TitledLines title="Called off">{lines}</TitledLines>
    </Email>
  );
}

/** Sent to the customer whose call-offs the shop wrote down or answered. */
export function CallOffsAgreed({ order, shop, callOffs }: OrderProps & CalledOff) {
  const { say } = shop;
  const lines = listLines({ callOffs }, say);
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={say("Call-offs of order {number}", { number: order.orderId })}
      preview={lines[0] ?? ""}
      title={say("Your goods leave on these days.")}
      copy={say(
        "We keep your goods and send them in parts. Call off more on the page of your order.",
      )}
      isAlwaysSent
    >
      <TitledLines title={say("Called off")}>{lines}</TitledLines>
    </OrderEmail>
  );
}
