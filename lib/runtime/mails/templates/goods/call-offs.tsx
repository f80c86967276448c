import { longDate } from "@/lib/base/dates";
import type { CallOffState, LineUnit } from "@/lib/db/generated/enums";
import { goodsText } from "@/lib/orders/line-text";
import type { Translate } from "@/lib/i18n/translate";
import { Button, Gap, Heading, Section, Tag } from "../blocks";
import { Email, type MailedShop } from "../layout";
import type { KnownOrder, OrderProps } from "../mailed-order";
import { OrderEmail, TitledLines } from "../order-email";
import { adminHref } from "../staff";

/** A part of a call-off order that is called off and has not left. */
export interface MailedCallOff {
  name: string;
  unit: LineUnit;
  /** Undispatched quantity. */
  quantity: number;
  on: Date;
  state: CallOffState;
  /** The shop's answer. */
  words: string | null;
}

const LINES: Record<CallOffState, string> = {
  asked: "{day}: {goods} (waits for an answer)",
  agreed: "{day}: {goods} (agreed)",
  declined: "{day}: {goods} (cannot be done)",
};

function toLine(callOff: MailedCallOff, t: Translate): string {
  const { on, state, words } = callOff;
  const line = t(LINES[state], {
    day: longDate(on, t.language),
    goods: goodsText(callOff, t),
  });
  return words ? `${line}: ${words}` : line;
}

interface CalledOff {
  callOffs: readonly MailedCallOff[];
}

const NOTHING = "Nothing is called off now.";

const listLines = ({ callOffs }: CalledOff, t: Translate) =>
  callOffs.length === 0 ? [t(NOTHING)] : callOffs.map((callOff) => toLine(callOff, t));

/** Sent to the shop when a buyer calls goods off, or changes it. A reply goes to the buyer. */
export function CallOffsRequested({
  order: { orderId, buyerDetails },
  shop,
  callOffs,
}: CalledOff & { order: KnownOrder; shop: MailedShop }) {
  const lines = listLines({ callOffs }, shop.t);
  return (
    <Email
      shop={shop}
      subject={`Call-offs of order ${orderId} changed`}
      preview={lines[0] ?? ""}
      reason="Sent to the shop's contact address when a customer calls goods off."
    >
      <Section first>
        <Heading>{buyerDetails.customer.name} changed the call-offs of this order.</Heading>
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
  const { t } = shop;
  const lines = listLines({ callOffs }, t);
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={t("Call-offs of order {number}", { number: order.orderId })}
      preview={lines[0] ?? ""}
      title={t("Your goods leave on these days.")}
      copy={t(
        "We keep your goods and send them in parts. Call off more on the page of your order.",
      )}
      isAlwaysSent
    >
      <TitledLines title={t("Called off")}>{lines}</TitledLines>
    </OrderEmail>
  );
}
