import { Fragment } from "react";
import type { BreachFacts } from "@/lib/messaging/email/breach-facts";
import { sentences } from "@/lib/shop/content/phrases";
import { Heading, Paragraph, Section, Subheading } from "../blocks";
import { Email, type MailedShop } from "../layout";

interface BreachNoticeProps {
  facts: BreachFacts;
  shop: MailedShop;
}

/** To each affected person (Digital Personal Data Protection Rules 2025, rule 7(1)). */
export function BreachNotice({ facts, shop }: BreachNoticeProps) {
  const { t } = shop;
  const named = { shop: shop.siteName };
  const copy = sentences(
    t("Personal data that {shop} keeps about you is affected by a breach.", named),
    t("We are sorry."),
    t("This is what we know, and what you can do."),
  );
  return (
    <Email
      shop={shop}
      subject={t("Your data at {shop}: a breach, and what you can do", named)}
      preview={copy}
      reason={t("Sent because the law has us tell everybody whose data is affected.")}
    >
      <Section first>
        <Heading>{t("Your data is affected by a breach.")}</Heading>
        <Paragraph>{copy}</Paragraph>
        <Told
          parts={[
            [t("What happened"), facts.nature],
            [t("Which data"), facts.extent],
            [t("When"), facts.when],
            [t("Where"), facts.where],
            [t("What may follow for you"), facts.consequences],
            [t("What we have done"), facts.measures],
            [t("What you can do"), facts.advice],
            [t("Who answers your questions"), facts.contact],
          ]}
        />
      </Section>
    </Email>
  );
}

interface BreachReportProps extends BreachNoticeProps {
  /** How many people were notified. */
  notified: number;
}

/** To the Data Protection Board, within 72 hours of becoming aware (rule 7(2)). */
export function BreachReport({ facts, notified, shop }: BreachReportProps) {
  const copy = `${shop.siteName}, ${shop.contactAddress}, reports a breach of personal data under section 8(6) of the Digital Personal Data Protection Act, 2023.`;
  return (
    <Email
      shop={shop}
      subject={`Report of a personal data breach: ${shop.siteName}, ${facts.reference}`}
      preview={copy}
      reason="Sent to the Data Protection Board of India by the operator of the shop."
    >
      <Section first>
        <Heading>Report of a personal data breach</Heading>
        <Paragraph>{copy}</Paragraph>
        <Told
          parts={[
            ["Nature", facts.nature],
            ["Extent", facts.extent],
            ["Timing", facts.when],
            ["Location", facts.where],
            ["Likely impact", facts.consequences],
            ["Events, circumstances and reasons", facts.causes],
            ["Measures to mitigate risk", facts.measures],
            ["Findings on who caused it", facts.person],
            ["Measures against a recurrence", facts.prevention],
            [
              "Intimation of the affected",
              `${notified} told by email, with this advice: ${facts.advice}`,
            ],
            ["Contact", facts.contact],
          ]}
        />
      </Section>
    </Email>
  );
}

function Told({ parts }: { parts: readonly (readonly [title: string, text: string])[] }) {
  return parts.map(([title, text]) => (
    <Fragment key={title}>
      <Subheading>{title}</Subheading>
      <Paragraph>{text}</Paragraph>
    </Fragment>
  ));
}
