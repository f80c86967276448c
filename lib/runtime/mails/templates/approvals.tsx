import type { ReactNode } from "react";
import { longDate } from "@/lib/base/dates";
import { paths } from "@/lib/base/paths";
import { formatRupees } from "@/lib/pricing/money";
import { goodsText } from "@/lib/orders/line-text";
import { RULE_TEXTS } from "@/lib/companies/rules/rules";
import { sentences } from "@/lib/shop/content/phrases";
import type { Translate } from "@/lib/i18n/translate";
import { translateMessage } from "@/lib/i18n/translate-message";
import { Button, Gap, Heading, Paragraph, Quoted, Section } from "./blocks";
import { Email, pageHref, type MailedShop } from "./layout";
import { Questions, TitledLines } from "./order-email";

/** Emails about orders that a company approves. Their button leads to the account, where one signs in to decide. */

export interface MailedApproval {
  /** The member who asked, and who decided; null also for what does not look like a name. */
  askedBy: string | null;
  decidedBy: string | null;
  /** The reason for the rejection; null also in an email to an unverified address. */
  words: string | null;
  totalPaise: number;
  expiresAt: Date;
  /** The reasons for needing an approval. */
  rules: readonly string[];
  lines: readonly Parameters<typeof goodsText>[0][];
  /** The number of the order that it became, or that it corrects. */
  order: string | null;
  isCorrection: boolean;
}

export interface ApprovalProps {
  approval: MailedApproval;
  shop: MailedShop;
}

interface ApprovalEmailProps extends ApprovalProps {
  subject: string;
  title: string;
  copy: string;
  button: string;
  children?: ReactNode;
}

function ApprovalEmail(props: ApprovalEmailProps) {
  const { approval, shop, subject, title, copy, button, children } = props;
  const { t, siteName } = shop;
  const total = formatRupees(approval.totalPaise);
  return (
    <Email
      shop={shop}
      subject={subject}
      preview={copy}
      reason={t("You are receiving this email because you buy for a company at {shop}.", {
        shop: siteName,
      })}
    >
      <Section first>
        <Heading>{title}</Heading>
        <Paragraph>{copy}</Paragraph>
        {approval.words !== null && <Quoted text={approval.words} />}
        <Gap height={8} />
        <Button href={pageHref(shop, paths.dashboard("approvals"))}>{button}</Button>
      </Section>
      <TitledLines title={t("What was asked for")}>
        {[...approval.lines.map((line) => goodsText(line, t)), t("Total: {total}", { total })]}
      </TitledLines>
      {children}
      <Questions shop={shop} />
    </Email>
  );
}

const who = (name: string | null, t: Translate) => name ?? t("Somebody of your company");

/** Sent to each owner and approver but the asker. */
export function ApprovalRequested(props: ApprovalProps) {
  const { t } = props.shop;
  const { totalPaise, expiresAt, rules, isCorrection } = props.approval;
  const order = props.approval.order ?? "";
  const asker = who(props.approval.askedBy, t);
  const total = formatRupees(totalPaise);
  return (
    <ApprovalEmail
      {...props}
      {...(isCorrection
        ? {
            subject: t("Please approve a correction of order {order}", { order }),
            title: t("A correction waits for your approval."),
          }
        : {
            subject: t("{asker} asks you to approve an order for {total}", { asker, total }),
            title: t("An order waits for your approval."),
          })}
      copy={sentences(
        isCorrection
          ? t("The shop asks to correct order {order}, which then comes to {total}.", {
              order,
              total,
            })
          : t("{asker} asks for an order of {total}.", { asker, total }),
        t("Sign in to approve or reject it."),
        t("It lapses on {day}.", { day: longDate(expiresAt, t.language) }),
      )}
      button={t("Approve or reject")}
    >
      {rules.length > 0 && (
        <TitledLines title={t("Why it needs an approval")}>
          {rules.map((rule) => translateMessage(t, rule, RULE_TEXTS))}
        </TitledLines>
      )}
    </ApprovalEmail>
  );
}

/** The others but the last are sent to the asker; of a correction, to the buyer. */
export function ApprovalGiven(props: ApprovalProps) {
  const { t } = props.shop;
  const { isCorrection } = props.approval;
  const order = props.approval.order ?? "";
  const decider = who(props.approval.decidedBy, t);
  return (
    <ApprovalEmail
      {...props}
      subject={t("Approved: your order {order}", { order })}
      title={isCorrection ? t("Your order is corrected.") : t("Your order is approved and placed.")}
      copy={
        isCorrection
          ? t("{decider} approved the correction of order {order}.", { decider, order })
          : sentences(
              t("{decider} approved it, and it is now order {order}.", { decider, order }),
              t("If it is paid online, you find the payment on its page."),
            )
      }
      button={t("Open your approvals")}
    />
  );
}

export function ApprovalRejected(props: ApprovalProps) {
  const { t } = props.shop;
  const { decidedBy, words } = props.approval;
  const decider = who(decidedBy, t);
  const { subject, title, after } = closedWords(props.approval, t);
  return (
    <ApprovalEmail
      {...props}
      subject={subject ?? t("{decider} rejected your order", { decider })}
      title={title ?? t("Your order was not approved.")}
      copy={sentences(
        t("{decider} rejected it.", { decider }),
        after,
        words === null ? t("You find the reason in your account.") : t("The reason:"),
      )}
      button={t("Open your approvals")}
    />
  );
}

export function ApprovalLapsed(props: ApprovalProps) {
  const { t } = props.shop;
  const { subject, title, after } = closedWords(props.approval, t);
  return (
    <ApprovalEmail
      {...props}
      subject={subject ?? t("Nobody decided about your order in time")}
      title={title ?? t("Your request has lapsed.")}
      copy={sentences(
        t("Nobody of your company approved or rejected it within seven days."),
        after,
      )}
      button={t("Open your approvals")}
    />
  );
}

/** Outcome of a rejected correction, and of an order that was not placed. */
function closedWords({ isCorrection, order }: MailedApproval, t: Translate) {
  if (!isCorrection) return { after: t("Nothing was ordered, and you can ask again.") };
  return {
    subject: t("Order {order} stays as it is", { order: order ?? "" }),
    title: t("The correction was not approved."),
    after: t("The order stays as it is."),
  };
}

/** Sent to each owner and approver who was asked. */
export function ApprovalWithdrawn(props: ApprovalProps) {
  const { t } = props.shop;
  const order = props.approval.order ?? "";
  return (
    <ApprovalEmail
      {...props}
      subject={t("The correction of order {order} is withdrawn", { order })}
      title={t("You no longer need to decide it.")}
      copy={t("The correction of order {order} that waited for your approval is withdrawn.", {
        order,
      })}
      button={t("Open your approvals")}
    />
  );
}
