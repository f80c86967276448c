import { longDate } from "@/lib/base/dates";
import { paths } from "@/lib/base/paths";
import { formatRupees } from "@/lib/pricing/money";
import { sentences } from "@/lib/shop/content/phrases";
import type { HowToPay } from "@/lib/shop/payment-methods/how-to-pay";
import { Button, Gap, Heading, Paragraph, Section, Subheading } from "../blocks";
import { PaymentMethods } from "../how-to-pay";
import { Email, pageHref, type MailedShop } from "../layout";
import { Questions, TitledLines } from "../order-email";

/** A company's overdue amounts, its opening balance first. */
export interface MailedOpening {
  company: string;
  openingPaise: number;
  /** The oldest day of the opening balance. */
  since: Date;
  /** Its overdue invoices, and orders without one. */
  late: readonly { name: string; lateFrom: Date; paise: number }[];
  /** All together. */
  totalPaise: number;
  ways: HowToPay;
}

export interface OpeningReminderProps {
  owed: MailedOpening;
  shop: MailedShop;
}

/** Sent to those who read the company's statement, by the days of the reminders of invoices. */
export function OpeningReminder({ owed, shop }: OpeningReminderProps) {
  const { t, siteName } = shop;
  const { company, openingPaise, since, late, totalPaise, ways } = owed;
  const total = formatRupees(totalPaise);
  const copy = sentences(
    t("On the account of {company}, {amount} is overdue.", { amount: total, company }),
    t("If you have paid in the meantime, there is nothing more to do."),
  );
  const opening = t("From before your first order here, owed on {day}: {amount}", {
    day: longDate(since, t.language),
    amount: formatRupees(openingPaise),
  });
  const rows = late.map(({ name, lateFrom, paise }) =>
    t("{number}, late since {day}: {amount}", {
      number: name,
      day: longDate(lateFrom, t.language),
      amount: formatRupees(paise),
    }),
  );
  return (
    <Email
      {...{ shop, preview: copy }}
      subject={t("Payment of {amount} by {company}", { amount: total, company })}
      reason={t(
        "You are receiving this email because you look after the account of {company} at {shop}.",
        { company, shop: siteName },
      )}
    >
      <Section first>
        <Heading>{t("A reminder of your payment.")}</Heading>
        <Paragraph>{copy}</Paragraph>
        <Gap height={8} />
        <Button href={pageHref(shop, paths.dashboard("statement"))}>
          {t("Open your statement")}
        </Button>
      </Section>
      <TitledLines title={t("What is overdue")}>{[opening, ...rows]}</TitledLines>
      {(ways.upi ?? ways.bank) && (
        <Section>
          <Subheading>{t("How to pay")}</Subheading>
          <PaymentMethods ways={ways} reference={company} t={t} />
        </Section>
      )}
      <Questions shop={shop} />
    </Email>
  );
}
