import { longDate } from "@/lib/base/dates";
import { paths } from "@/lib/base/paths";
import { formatRupees } from "@/lib/pricing/money";
import { Button, Gap, Heading, Paragraph, Section } from "../blocks";
import { Email, type MailedShop } from "../layout";
import { Questions, TitledLines } from "../order-email";

export interface MailedTurn {
  /** `_id` and name of the list. */
  id: string;
  name: string;
  everyWeeks: number;
  nextOn: Date;
  /** What it comes to today, with tax; paise. */
  totalPaise: number;
  /** "2 × Mailer box: ₹2,400.00". */
  lines: readonly string[];
  /** The same of what cannot be ordered as the list has it. */
  refused: readonly string[];
}

export interface StandingOrderProps {
  turn: MailedTurn;
  shop: MailedShop;
}

/** Asks whether a list is to be ordered again. The button leads to the list, where one signs in. */
export function StandingOrder({ turn, shop }: StandingOrderProps) {
  const { id, name, everyWeeks, nextOn, totalPaise, lines, refused } = turn;
  const total = formatRupees(totalPaise);
  const copy = `Today it comes to ${total}. Nothing is ordered by itself: open the list to put it in your cart, or to skip this turn.`;
  return (
    <Email
      {...{ shop, preview: copy }}
      subject={`Order “${name}” again?`}
      reason={`You are receiving this email because you asked to be reminded of this list ${everyWeeks === 1 ? "every week" : `every ${everyWeeks} weeks`} at ${shop.siteName}. You can pause it on its page.`}
    >
      <Section first>
        <Heading>It is time for “{name}” again.</Heading>
        <Paragraph>{copy}</Paragraph>
        <Gap height={8} />
        <Button href={new URL(paths.list(id), shop.appUrl).href}>Order or skip</Button>
      </Section>
      {refused.length > 0 && (
        <TitledLines title="Cannot be ordered as it is on the list">{[...refused]}</TitledLines>
      )}
      <TitledLines title="What it comes to today">{[...lines, `Total: ${total}`]}</TitledLines>
      <Section>
        <Paragraph>We ask again on {longDate(nextOn)}.</Paragraph>
      </Section>
      <Questions shop={shop} />
    </Email>
  );
}
