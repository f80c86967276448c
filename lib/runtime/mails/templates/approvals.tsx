import type { ReactNode } from "react";
import { longDate } from "@/lib/base/dates";
import { paths } from "@/lib/base/paths";
import { formatRupees } from "@/lib/pricing/money";
import { RULE_TEXTS } from "@/lib/companies/rules/rules";
import { sentences } from "@/lib/shop/content/phrases";
import type { Say } from "@/lib/i18n/say";
import { sayMessage } from "@/lib/i18n/say-message";
import { Button, Gap, Heading, Paragraph, Quoted, Section } from "./blocks";
import { Email, pageHref, type MailedShop } from "./layout";
import { Questions, TitledLines } from "./order-email";

/** Emails about orders that a company approves. Their button leads to the account, where one signs in to decide. */

export interface MailedApproval {
  /** The member who asked, and who decided; null also for what does not look like a name. */
  askedBy: string | null;
  decidedBy: string | null;
  /** Why it was rejected; null also in an email to an unverified address. */
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
  const { say, siteName } = shop;
  const total = formatRupees(approval.totalPaise);
  return (
    <Email
      shop={shop}
      subject={subject}
      preview={copy}
      reason={say("You are receiving this email because you buy for a company at {shop}.", {
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
      <TitledLines title={say("What was asked for")}>
        {[...approval.lines, say("Total: {total}", { total })]}
      </TitledLines>
      {children}
      <Questions shop={shop} />
    </Email>
  );
}

const who = (name: string | null, say: Say) => name ?? say("Somebody of your company");

/** Sent to each owner and approver but the asker. */
export function ApprovalAsked(props: ApprovalProps) {
  const { say } = props.shop;
  const { totalPaise, expiresAt, rules } = props.approval;
  const asker = who(props.approval.askedBy, say);
  const total = formatRupees(totalPaise);
  return (
    <ApprovalEmail
      {...props}
      subject={say("{asker} asks you to approve an order for {total}", { asker, total })}
      title={say("An order waits for your approval.")}
      copy={sentences(
        say("{asker} asks for an order of {total}.", { asker, total }),
        say("Sign in to approve or reject it."),
        say("It lapses on {day}.", { day: longDate(expiresAt, say.language) }),
      )}
      button={say("Approve or reject")}
    >
      {rules.length > 0 && (
        <TitledLines title={say("Why it needs an approval")}>
          {rules.map((rule) => sayMessage(say, rule, RULE_TEXTS))}
        </TitledLines>
      )}
    </ApprovalEmail>
  );
}

/** The others are sent to the asker. */
export function ApprovalGiven(props: ApprovalProps) {
  const { say } = props.shop;
  const order = props.approval.order ?? "";
  const decider = who(props.approval.decidedBy, say);
  return (
    <ApprovalEmail
      {...props}
      subject={say("Approved: your order {order}", { order })}
      title={say("Your order is approved and placed.")}
      copy={sentences(
        say("{decider} approved it, and it is now order {order}.", { decider, order }),
        say("If it is paid online, you find the payment on its page."),
      )}
      button={say("Open your approvals")}
    />
  );
}

export function ApprovalRejected(props: ApprovalProps) {
  const { say } = props.shop;
  const { decidedBy, words } = props.approval;
  const decider = who(decidedBy, say);
  return (
    <ApprovalEmail
      {...props}
      subject={say("{decider} rejected your order", { decider })}
      title={say("Your order was not approved.")}
      copy={sentences(
        say("{decider} rejected it.", { decider }),
        say("Nothing was ordered, and you can ask again."),
        words === null ? say("You find the reason in your account.") : say("The reason:"),
      )}
      button={say("Open your approvals")}
    />
  );
}

export function ApprovalLapsed(props: ApprovalProps) {
  const { say } = props.shop;
  return (
    <ApprovalEmail
      {...props}
      subject={say("Nobody decided about your order in time")}
      title={say("Your request has lapsed.")}
      copy={sentences(
        say("Nobody of your company approved or rejected it within seven days."),
        say("Nothing was ordered, and you can ask again."),
      )}
      button={say("Open your approvals")}
    />
  );
}
