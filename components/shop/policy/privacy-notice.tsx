import type { ReactNode } from "react";
import { useWords } from "#words";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import { sayQuoting, sentences } from "@/lib/shop/content/phrases";
import { GATEWAY_TITLES, isGateway } from "@/lib/shop/payment-methods/methods";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { inEnglish, type Say } from "@/lib/i18n/say";
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
  const say = useWords();
  return (
    <PolicyPage
      title={say("Privacy Notice")}
      summary={say(
        "Each kind of personal data that we ask you for, what it is for, and how to take your consent back as easily as you gave it.",
      )}
      lastUpdated={settings.policyTerms.lastUpdated}
      sections={[
        who(settings, say),
        ...noticeItems(settings, hasGoogle, say).map((item) => itemSection(item, say)),
        ...whatYouCanDo(settings, say),
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
export function noticeItems(
  settings: ShopSettings,
  hasGoogle: boolean,
  say: Say = inEnglish,
): NoticeItem[] {
  const { sendsWhatsApp, payments } = settings;
  const gateways = payments.methods.filter(isGateway).map((gateway) => GATEWAY_TITLES[gateway]);
  const items: (NoticeItem | false)[] = [
    {
      id: "order",
      title: say("Orders and offers"),
      data: say(
        "Name, email, phone, company, GSTIN, shipping and billing address, your own order number, notes, and what you ordered or asked an offer for.",
      ),
      purpose: say("To make, deliver and invoice the goods, and to handle returns and claims."),
      ground: sentences(say(GIVEN), say("Tax law has us keep invoices (section 8(7)).")),
      kept: say("As long as tax law requires records of a sale, which is at least six years."),
      withdraw: say("Orders stay as records of the sale. Write to us to correct them."),
    },
    {
      id: "payment",
      title: say("Payments"),
      data: sentences(
        say("Amount, day, way and the bank's reference; never the details of a card."),
        sayQuoting(
          say,
          "{gateways} gets the order's number, the amount, and the payment details that you enter there.",
          { gateways: gateways.join(", ") },
        ),
      ),
      purpose: say("To know what is paid, and to refund."),
      ground: sentences(say(GIVEN), say("Tax law has us keep accounts (section 8(7)).")),
      kept: say("As long as the order."),
      withdraw: say("It stays as a record of the sale."),
    },
    {
      id: "account",
      title: say("Your account"),
      data: say(
        "Name, email, company, GSTIN, saved addresses, favourites, a password that nobody can read, and each sign-in with device, network address and time.",
      ),
      purpose: say("To show you your orders, fill in forms, and keep others out of the account."),
      ground: say(GIVEN),
      kept: say("Until you delete the account; sign-ins for 30 days after they end."),
      withdraw: say(ACCOUNT),
    },
    hasGoogle && {
      id: "google",
      title: say("Sign-in with Google"),
      data: say(
        "Name, email and the address of your picture, which Google sends us when you choose it.",
      ),
      purpose: say("To sign you in without a password of ours."),
      ground: say(CONSENT),
      kept: say("Until you delete the account."),
      withdraw: sentences(say(ACCOUNT), say("Google's own settings end the connection, too.")),
    },
    {
      id: "message",
      title: say("Messages and requests for a price"),
      data: say("Name, email, company, phone, what you write, and files that you attach."),
      purpose: say("To answer you."),
      ground: say(GIVEN),
      kept: say("Two years; what is marked as spam, one year."),
      withdraw: say("Write to us, and we delete it earlier."),
    },
    {
      id: "artwork",
      title: say("Artwork and proofs"),
      data: say("Files for printing, your remarks on proofs, and who approved them and when."),
      purpose: say("To print what you approved, and to prove it."),
      ground: say(GIVEN),
      kept: say(
        "As long as the order that is printed with them; other files until you delete the account.",
      ),
      withdraw: say("Write to us about files that no order is printed with."),
    },
    {
      id: "review",
      title: say("Reviews"),
      data: say("Name, stars and text, with the mark of a bought product."),
      purpose: say("To help other buyers."),
      ground: say(CONSENT),
      kept: say("Until you ask us to remove it; without your name once the account is deleted."),
      withdraw: say("Write to us, or delete the account."),
    },
    {
      id: "newsletter",
      title: say("News and offers by email"),
      data: say("Email, and when and how you agreed."),
      purpose: say("To send you news and offers."),
      ground: say(CONSENT),
      kept: say("Until you unsubscribe; that you did, as long as we must not write to you."),
      withdraw: say(
        "One press on Unsubscribe in each mail, or Account, Settings, Email Subscriptions.",
      ),
    },
    sendsWhatsApp && {
      id: "whatsapp",
      title: say("Messages by WhatsApp"),
      data: say(
        "Mobile number, which kinds of messages you ticked, and whether each arrived. WhatsApp (Meta) carries them and learns your number and the text.",
      ),
      purpose: say(
        "To tell you of your orders, payments, proofs and offers, and to answer you there.",
      ),
      ground: say(CONSENT),
      kept: say("Messages 30 days; what you write to us two years."),
      withdraw: say("Answer STOP, or untick them: Account, Settings, WhatsApp Messages."),
    },
    {
      id: "consent",
      title: say("The record of your consents"),
      data: say(
        "What you agreed to in which words, when, where, from which network address, and when you took it back.",
      ),
      purpose: say("To prove it."),
      ground: say("The law asks the proof of us (section 6(10) of the Act)."),
      kept: say("As long as the proof may be asked for, also after the account is deleted."),
      withdraw: say("It is in Download My Data; as a record it cannot be changed."),
    },
    {
      id: "security",
      title: say("Security records"),
      data: say("Network address, time, account and action."),
      purpose: say("To notice abuse, and to find out what happened after it."),
      ground: say("The law requires such logs for at least a year (rules 6 and 8(3) of 2025)."),
      kept: say("At least one year."),
      withdraw: say("They cannot be taken back while the law requires them."),
    },
  ];
  return items.filter((item) => item !== false);
}

function itemSection(item: NoticeItem, say: Say): PolicySection {
  const rows: [string, string][] = [
    [say("What"), item.data],
    [say("What for"), item.purpose],
    [say("Why we may"), item.ground],
    [say("How long"), item.kept],
    [say("To take it back"), item.withdraw],
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

function who(settings: ShopSettings, say: Say): PolicySection {
  const { siteName } = settings;
  return {
    id: "who-asks",
    title: say("Who asks"),
    body: (
      <>
        <p>
          {say.parts(
            "{shop} decides what the data is used for, and answers for it. Nothing here is sold, and no other site or advertiser gets it. Who else handles it on our behalf is in the <link>Privacy Policy</link>.",
            { shop: siteName, link: policyLink },
          )}
        </p>
        <ContactLine settings={settings} />
      </>
    ),
  };
}

const policyLink = (words: string) => (
  <Link href={paths.privacyPolicy} className="text-link">
    {words}
  </Link>
);

const accountLink = (words: string) => (
  <Link href={paths.dashboard("settings")} className="text-link">
    {words}
  </Link>
);

function whatYouCanDo(settings: ShopSettings, say: Say): PolicySection[] {
  const { grievanceOfficer, grievanceAnswer } = settings.policyTerms;
  return [
    section(
      "withdraw",
      say("To take consent back"),
      <p>
        {say.parts(
          settings.sendsWhatsApp
            ? "Untick it in <link>your account</link>, where you ticked it, or press the link in the mail, or answer STOP by WhatsApp."
            : "Untick it in <link>your account</link>, where you ticked it, or press the link in the mail.",
          { link: accountLink },
        )}{" "}
        {say(
          "It ends at once, and costs you nothing; what we did before stays lawful. Without an account, write to us.",
        )}
      </p>,
    ),
    section(
      "rights",
      say("Your rights"),
      <p>
        {say.parts(
          "In <link>your account</link> you read, correct, download and delete what we hold. You may also write to us for that, and name somebody who exercises these rights for you if you cannot.",
          { link: accountLink },
        )}
      </p>,
    ),
    section(
      "complain",
      say("To complain"),
      <p>
        {sentences(
          sayQuoting(say, "Write to or call our grievance officer: {officer}.", {
            officer: grievanceOfficer,
          }) || say("Write to us first."),
          sayQuoting(say, "You have an answer {time}.", { time: grievanceAnswer }),
          say(
            "If you are not content with it, complain to the Data Protection Board of India, which works online.",
          ),
        )}
      </p>,
    ),
  ];
}

const section = (id: string, title: string, body: ReactNode): PolicySection => ({
  id,
  title,
  body,
});
