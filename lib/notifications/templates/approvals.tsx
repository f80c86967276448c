import type { ReactNode } from "react";
import { longDate } from "@/lib/base/dates";
import { paths } from "@/lib/base/paths";
import { formatRupees } from "@/lib/pricing/money";
import { Button, Gap, Heading, Paragraph, Quoted, Section } from "./blocks";
import { Email, type MailedShop } from "./layout";
import { Questions, TitledLines } from "./order-email";

/** Emails about orders that a company approves. Their button leads to the account, where one signs in to decide. */

export interface MailedApproval {
  /** The member who asked, and who decided. */
  askedBy: string;
  decidedBy: string | null;
  /** Why it was rejected. */
  words: string | null;
  totalPaise: number;
  expiresAt: Date;
  /** Why it needs an approval. */
  rules: readonly string[];
  /** "2 × Mailer box". */
  lines: readonly string[];
  /** The number of the order that it became. */
  order: string | null;
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
  const href = new URL(paths.dashboard("approvals"), shop.appUrl).href;
  return (
    <Email
      shop={shop}
      subject={subject}
      preview={copy}
      reason={`You are receiving this email because you buy for a company at ${shop.siteName}.`}
    >
      <Section first>
        <Heading>{title}</Heading>
        <Paragraph>{copy}</Paragraph>
        {approval.words !== null && <Quoted text={approval.words} />}
        <Gap height={8} />
        <Button href={href}>{button}</Button>
      </Section>
      <TitledLines title="What was asked for">
        {[...approval.lines, `Total: ${formatRupees(approval.totalPaise)}`]}
      </TitledLines>
      {children}
      <Questions shop={shop} />
    </Email>
  );
}

/** Sent to each owner and approver but the asker. */
export function ApprovalAsked(props: ApprovalProps) {
  const { askedBy, totalPaise, expiresAt, rules } = props.approval;
  const total = formatRupees(totalPaise);
  return (
    <ApprovalEmail
      {...props}
      subject={`${askedBy} asks you to approve an order for ${total}`}
      title="An order waits for your approval."
      copy={`${askedBy} asks for an order of ${total}. Sign in to approve or reject it. It lapses on ${longDate(expiresAt)}.`}
      button="Approve or reject"
    >
      {rules.length > 0 && <TitledLines title="Why it needs an approval">{[...rules]}</TitledLines>}
    </ApprovalEmail>
  );
}

/** The others are sent to the asker. */
export function ApprovalGiven(props: ApprovalProps) {
  const { decidedBy, order } = props.approval;
  return (
    <ApprovalEmail
      {...props}
      subject={`Approved: your order ${order}`}
      title="Your order is approved and placed."
      copy={`${decidedBy} approved it, and it is now order ${order}. If it is paid online, you find the payment on its page.`}
      button="Open your approvals"
    />
  );
}

export function ApprovalRejected(props: ApprovalProps) {
  const { decidedBy } = props.approval;
  return (
    <ApprovalEmail
      {...props}
      subject={`${decidedBy} rejected your order`}
      title="Your order was not approved."
      copy={`${decidedBy} rejected it. Nothing was ordered, and you can ask again. The reason:`}
      button="Open your approvals"
    />
  );
}

export function ApprovalLapsed(props: ApprovalProps) {
  return (
    <ApprovalEmail
      {...props}
      subject="Nobody decided about your order in time"
      title="Your request has lapsed."
      copy="Nobody of your company approved or rejected it within seven days. Nothing was ordered, and you can ask again."
      button="Open your approvals"
    />
  );
}
