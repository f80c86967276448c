import { counted } from "@/lib/base/text/counts";
import type { ClaimDecision, LineUnit } from "@/lib/db/generated/enums";
import { goodsText } from "@/lib/orders/line-text";
import { sentences } from "@/lib/shop/content/phrases";
import type { Translate } from "@/lib/i18n/translate";
import { Button, Gap, Heading, Section, Tag } from "../blocks";
import { Email, type MailedShop } from "../layout";
import type { KnownOrder, OrderProps } from "../mailed-order";
import { OrderEmail, TitledLines } from "../order-email";
import { adminHref } from "../staff";

/** A buyer's claim, with the shop's answer once there is one. */
export interface MailedClaim {
  lines: readonly { name: string; unit: LineUnit; quantity: number }[];
  text: string;
  photoCount: number;
  decision: ClaimDecision | null;
  words: string | null;
  /** Number of the credit note. */
  creditNote: string | null;
  /** Number of the order that brings the new goods. */
  replacement: string | null;
}

const listLines = ({ lines }: MailedClaim, t: Translate) => lines.map((line) => goodsText(line, t));

interface ClaimReceivedProps {
  order: KnownOrder;
  shop: MailedShop;
  claim: MailedClaim;
}

/** Sent to the shop when a buyer reports a problem. A reply goes to the buyer. */
export function ClaimReceived({ order, shop, claim }: ClaimReceivedProps) {
  const { orderId, buyerDetails } = order;
  const lines = listLines(claim, shop.t);
  return (
    <Email
      shop={shop}
      subject={`A problem with order ${orderId} was reported`}
      preview={lines.join(", ")}
      reason="Sent to the shop's contact address when a customer reports a problem."
    >
      <Section first>
        <Heading>{buyerDetails.customer.name} reports a problem.</Heading>
        <Tag
          label="Order number"
          stamp={orderId}
          note={
            claim.photoCount === 0 ? "Without photos" : `With ${counted(claim.photoCount, "photo")}`
          }
        />
        <Gap height={20} />
        <Button href={adminHref(orderId, shop)}>Answer on the order</Button>
      </Section>
      <TitledLines title="Which goods">{lines}</TitledLines>
      <TitledLines title="What is wrong">{claim.text.split("\n")}</TitledLines>
    </Email>
  );
}

const ANSWERS: Record<ClaimDecision, string> = {
  replace: "We replace it.",
  credit: "We credit it.",
  refuse: "We cannot replace or credit it.",
};

/** Sent to the customer whose report was answered. */
export function ClaimDecided({ order, shop, claim }: OrderProps & { claim: MailedClaim }) {
  const { t } = shop;
  const { decision, words, creditNote, replacement } = claim;
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={t("Your report about order {number}", { number: order.orderId })}
      preview={decision ? t(ANSWERS[decision]) : t("It was answered")}
      title={t("We looked at what you reported.")}
      copy={sentences(
        decision ? t(ANSWERS[decision]) : "",
        creditNote
          ? t("Credit note {number} is on the page of your order.", { number: creditNote })
          : "",
        replacement
          ? t(
              "The new goods come free of charge as order {number}; we email you when they leave.",
              { number: replacement },
            )
          : "",
      )}
      isAlwaysSent
    >
      <TitledLines title={t("What you reported")}>{listLines(claim, t)}</TitledLines>
      <TitledLines title={t("Our answer")}>{(words ?? "").split("\n")}</TitledLines>
    </OrderEmail>
  );
}
