import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import { said } from "@/lib/shop/content/phrases";
import { GATEWAY_TITLES, isGateway } from "@/lib/shop/payment-methods/methods";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { ContactLine } from "./contact-line";
import { PolicyPage, type PolicySection } from "./policy-page";

interface PrivacyNoticeProps {
  settings: ShopSettings;
  /** Whether customers can sign in with Google. */
  hasGoogle: boolean;
}

/**
 * The notice that has to go with every request for personal data, apart from the policy and itemised (Digital Personal
 * Data Protection Act 2023, section 5, and Rules 2025, rule 3). It names what this shop does as it is set up.
 */
export function PrivacyNotice({ settings, hasGoogle }: PrivacyNoticeProps) {
  return (
    <PolicyPage
      title="Privacy Notice"
      summary="Each kind of personal data that we ask you for, what it is for, and how to take your consent back as easily as you gave it."
      lastUpdated={settings.policyTerms.lastUpdated}
      sections={[
        who(settings),
        ...noticeItems(settings, hasGoogle).map(itemSection),
        ...whatYouCanDo(settings),
      ]}
    />
  );
}

/** One kind of personal data. */
export interface NoticeItem {
  id: string;
  title: string;
  data: string;
  purpose: string;
  /** Why the law lets us. */
  ground: string;
  kept: string;
  /** How to take it back. */
  withdraw: string;
}

const GIVEN = "You give it for this purpose yourself (section 7(a) of the Act).";
const CONSENT = "Your consent (section 6 of the Act), which you can take back at any time.";
const ACCOUNT = "Delete the account: Account, Profile, Delete Account.";

/** What this shop asks for, by how it is set up. */
export function noticeItems(settings: ShopSettings, hasGoogle: boolean): NoticeItem[] {
  const { sendsWhatsApp, payments } = settings;
  const gateways = payments.methods.filter(isGateway).map((gateway) => GATEWAY_TITLES[gateway]);
  const items: (NoticeItem | false)[] = [
    {
      id: "order",
      title: "Orders and offers",
      data: "Name, email, phone, company, GSTIN, shipping and billing address, your own order number, notes, and what you ordered or asked an offer for.",
      purpose: "To make, deliver and invoice the goods, and to handle returns and claims.",
      ground: `${GIVEN} Tax law has us keep invoices (section 8(7)).`,
      kept: "As long as tax law requires records of a sale, which is at least six years.",
      withdraw: "Orders stay as records of the sale. Write to us to correct them.",
    },
    {
      id: "payment",
      title: "Payments",
      data: `Amount, day, way and the bank's reference; never the details of a card.${gateways.length > 0 ? ` ${gateways.join(", ")} gets the order's number, the amount, and the payment details that you enter there.` : ""}`,
      purpose: "To know what is paid, and to refund.",
      ground: `${GIVEN} Tax law has us keep accounts (section 8(7)).`,
      kept: "As long as the order.",
      withdraw: "It stays as a record of the sale.",
    },
    {
      id: "account",
      title: "Your account",
      data: "Name, email, company, GSTIN, saved addresses, favourites, a password that nobody can read, and each sign-in with device, network address and time.",
      purpose: "To show you your orders, fill in forms, and keep others out of the account.",
      ground: GIVEN,
      kept: "Until you delete the account; sign-ins for 30 days after they end.",
      withdraw: ACCOUNT,
    },
    hasGoogle && {
      id: "google",
      title: "Sign-in with Google",
      data: "Name, email and the address of your picture, which Google sends us when you choose it.",
      purpose: "To sign you in without a password of ours.",
      ground: CONSENT,
      kept: "Until you delete the account.",
      withdraw: `${ACCOUNT} Google's own settings end the connection, too.`,
    },
    {
      id: "message",
      title: "Messages and requests for a price",
      data: "Name, email, company, phone, what you write, and files that you attach.",
      purpose: "To answer you.",
      ground: GIVEN,
      kept: "Two years; what is marked as spam, one year.",
      withdraw: "Write to us, and we delete it earlier.",
    },
    {
      id: "artwork",
      title: "Artwork and proofs",
      data: "Files for printing, your remarks on proofs, and who approved them and when.",
      purpose: "To print what you approved, and to prove it.",
      ground: GIVEN,
      kept: "As long as the order that is printed with them; other files until you delete the account.",
      withdraw: "Write to us about files that no order is printed with.",
    },
    {
      id: "review",
      title: "Reviews",
      data: "Name, stars and text, with the mark of a bought product.",
      purpose: "To help other buyers.",
      ground: CONSENT,
      kept: "Until you ask us to remove it; without your name once the account is deleted.",
      withdraw: "Write to us, or delete the account.",
    },
    {
      id: "newsletter",
      title: "News and offers by email",
      data: "Email, and when and how you agreed.",
      purpose: "To send you news and offers.",
      ground: CONSENT,
      kept: "Until you unsubscribe; that you did, as long as we must not write to you.",
      withdraw: "One press on Unsubscribe in each mail, or Account, Settings, Email Subscriptions.",
    },
    sendsWhatsApp && {
      id: "whatsapp",
      title: "Messages by WhatsApp",
      data: "Mobile number, which kinds of messages you ticked, and whether each arrived. WhatsApp (Meta) carries them and learns your number and the text.",
      purpose: "To tell you of your orders, payments, proofs and offers, and to answer you there.",
      ground: CONSENT,
      kept: "Messages 30 days; what you write to us two years.",
      withdraw: "Answer STOP, or untick them: Account, Settings, WhatsApp Messages.",
    },
    {
      id: "consent",
      title: "The record of your consents",
      data: "What you agreed to in which words, when, where, from which network address, and when you took it back.",
      purpose: "To prove it.",
      ground: "The law asks the proof of us (section 6(10) of the Act).",
      kept: "As long as the proof may be asked for, also after the account is deleted.",
      withdraw: "It is in Download My Data; as a record it cannot be changed.",
    },
    {
      id: "security",
      title: "Security records",
      data: "Network address, time, account and action.",
      purpose: "To notice abuse, and to find out what happened after it.",
      ground: "The law requires such logs for at least a year (rules 6 and 8(3) of 2025).",
      kept: "At least one year.",
      withdraw: "They cannot be taken back while the law requires them.",
    },
  ];
  return items.filter((item) => item !== false);
}

function itemSection(item: NoticeItem): PolicySection {
  const rows: [string, string][] = [
    ["What", item.data],
    ["What for", item.purpose],
    ["Why we may", item.ground],
    ["How long", item.kept],
    ["To take it back", item.withdraw],
  ];
  return {
    id: item.id,
    title: item.title,
    body: (
      <dl className="divide-y border-y">
        {rows.map(([term, text]) => (
          <div key={term} className="grid gap-x-6 py-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="text-muted-foreground">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    ),
  };
}

function who(settings: ShopSettings): PolicySection {
  const { siteName } = settings;
  return {
    id: "who-asks",
    title: "Who asks",
    body: (
      <>
        <p>
          {siteName} decides what the data is used for, and answers for it. Nothing here is sold,
          and no other site or advertiser gets it. <PolicyLink />
        </p>
        <ContactLine settings={settings} />
      </>
    ),
  };
}

const PolicyLink = () => (
  <>
    Who else handles it on our behalf is in the{" "}
    <Link href={paths.privacyPolicy} className="text-link">
      Privacy Policy
    </Link>
    .
  </>
);

function whatYouCanDo(settings: ShopSettings): PolicySection[] {
  const { grievanceOfficer, grievanceAnswer } = settings.policyTerms;
  const account = (
    <Link href={paths.dashboard("settings")} className="text-link">
      your account
    </Link>
  );
  return [
    section(
      "withdraw",
      "To take consent back",
      <p>
        Untick it in {account}, where you ticked it, or press the link in the mail
        {settings.sendsWhatsApp && ", or answer STOP by WhatsApp"}. It ends at once, and costs you
        nothing; what we did before stays lawful. Without an account, write to us.
      </p>,
    ),
    section(
      "rights",
      "Your rights",
      <p>
        In {account} you read, correct, download and delete what we hold. You may also write to us
        for that, and name somebody who exercises these rights for you if you cannot.
      </p>,
    ),
    section(
      "complain",
      "To complain",
      <p>
        {grievanceOfficer
          ? `Write to or call our grievance officer: ${grievanceOfficer}. `
          : "Write to us first. "}
        {said`You have an answer ${grievanceAnswer}. `}
        If you are not content with it, complain to the Data Protection Board of India, which works
        online.
      </p>,
    ),
  ];
}

const section = (id: string, title: string, body: ReactNode): PolicySection => ({
  id,
  title,
  body,
});
