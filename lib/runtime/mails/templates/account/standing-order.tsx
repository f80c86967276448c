import { longDate } from "@/lib/base/dates";
import { paths } from "@/lib/base/paths";
import { formatRupees } from "@/lib/pricing/money";
import { sentences } from "@/lib/shop/content/phrases";
import { Button, Gap, Heading, Paragraph, Section } from "../blocks";
import { Email, pageHref, type MailedShop } from "../layout";
import { Questions, TitledLines } from "../order-email";

export interface MailedTurn {
  /** `_id` and name of the list. */
  id: string;
  name: string;
  everyWeeks: number;
  nextOn: Date;
  /** Today's total with tax, in paise. */
  totalPaise: number;
  /** "2 packs of Mailer box: ₹2,400.00". */
  lines: readonly string[];
  /** Lines that cannot be ordered as listed. */
  refused: readonly string[];
}

export interface StandingOrderProps {
  turn: MailedTurn;
  shop: MailedShop;
}

/** Asks whether a list is to be ordered again. The button leads to the list, where one signs in. */
export function StandingOrder({ turn, shop }: StandingOrderProps) {
  const { id, name, everyWeeks, nextOn, totalPaise, lines, refused } = turn;
  const { t, siteName } = shop;
  const total = formatRupees(totalPaise);
  const copy = sentences(
    t("Today it comes to {total}.", { total }),
    t("Nothing is ordered by itself: open the list to put it in your cart, or to skip this turn."),
  );
  return (
    <Email
      {...{ shop, preview: copy }}
      subject={t("Order “{name}” again?", { name })}
      reason={sentences(
        everyWeeks === 1
          ? t(
              "You are receiving this email because you asked to be reminded of this list every week at {shop}.",
              { shop: siteName },
            )
          : t(
              "You are receiving this email because you asked to be reminded of this list every {weeks} weeks at {shop}.",
              { shop: siteName, weeks: everyWeeks },
            ),
        t("You can pause it on its page."),
      )}
    >
      <Section first>
        <Heading>{t("It is time for “{name}” again.", { name })}</Heading>
        <Paragraph>{copy}</Paragraph>
        <Gap height={8} />
        <Button href={pageHref(shop, paths.list(id))}>{t("Order or skip")}</Button>
      </Section>
      {refused.length > 0 && (
        <TitledLines title={t("Cannot be ordered as it is on the list")}>
          {[...refused]}
        </TitledLines>
      )}
      <TitledLines title={t("What it comes to today")}>
        {[...lines, t("Total: {total}", { total })]}
      </TitledLines>
      <Section>
        <Paragraph>{t("We ask again on {day}.", { day: longDate(nextOn, t.language) })}</Paragraph>
      </Section>
      <Questions shop={shop} />
    </Email>
  );
}
