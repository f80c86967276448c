import type { ReactNode } from "react";
import { useTranslate } from "#words";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import { translateQuoting, sentences } from "@/lib/shop/content/phrases";
import { GATEWAY_TITLES, isGateway } from "@/lib/shop/payment-methods/methods";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { ContactLine } from "./contact-line";
import { PolicyPage, type PolicySection } from "./policy-page";

interface PrivacyNoticeProps {
  settings: ShopSettings;
  /** Whether customers can sign in with Google. */
  hasGoogle: boolean;
}

/**
 * The notice that must accompany every request for personal data, apart from the policy and itemised (Digital
 * Personal Data Protection Act 2023, section 5, and Rules 2025, rule 3). It reflects the shop's settings.
 */
export function PrivacyNotice({ settings, hasGoogle }: PrivacyNoticeProps) {
  const t = useTranslate();
  return (
    <PolicyPage
      title={t("Privacy Notice")}
      summary={t(
        "Each kind of personal data that we ask you for, what it is for, and how to take your consent back as easily as you gave it.",
      )}
      lastUpdated={settings.policyTerms.lastUpdated}
      sections={[
        who(settings, t),
        ...noticeItems(settings, hasGoogle, t).map((item) => itemSection(item, t)),
        ...whatYouCanDo(settings, t),
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
  /** The legal basis. */
  ground: string;
  kept: string;
  /** How to withdraw consent. */
  withdraw: string;
}

const GIVEN = "You give it for this purpose yourself (section 7(a) of the Act).";
const CONSENT = "Your consent (section 6 of the Act), which you can take back at any time.";
const ACCOUNT = "Delete the account: Account, Profile, Delete Account.";

/** Personal data that this shop asks for, depending on its settings. */
export function noticeItems(
  settings: ShopSettings,
  hasGoogle: boolean,
  t: Translate = inEnglish,
): NoticeItem[] {
  const { sendsWhatsApp, payments } = settings;
  const gateways = payments.methods.filter(isGateway).map((gateway) => GATEWAY_TITLES[gateway]);
  const items: (NoticeItem | false)[] = [
    {
      id: "order",
      title: t("Orders and offers"),
      data: t(
        "Name, email, phone, company, GSTIN, shipping and billing address, your own order number, notes, and what you ordered or asked an offer for.",
      ),
      purpose: t("To make, deliver and invoice the goods, and to handle returns and claims."),
      ground: sentences(t(GIVEN), t("Tax law has us keep invoices (section 8(7)).")),
      kept: t("As long as tax law requires records of a sale, which is at least six years."),
      withdraw: t("Orders stay as records of the sale. Write to us to correct them."),
    },
    {
      id: "payment",
      title: t("Payments"),
      data: sentences(
        t("Amount, day, way and the bank's reference; never the details of a card."),
        translateQuoting(
          t,
          "{gateways} gets the order's number, the amount, and the payment details that you enter there.",
          { gateways: gateways.join(", ") },
        ),
      ),
      purpose: t("To know what is paid, and to refund."),
      ground: sentences(t(GIVEN), t("Tax law has us keep accounts (section 8(7)).")),
      kept: t("As long as the order."),
      withdraw: t("It stays as a record of the sale."),
    },
    {
      id: "account",
      title: t("Your account"),
      data: t(
        "Name, email, company, GSTIN, saved addresses, favourites, a password that nobody can read, and each sign-in with device, network address and time.",
      ),
      purpose: t("To show you your orders, fill in forms, and keep others out of the account."),
      ground: t(GIVEN),
      kept: t("Until you delete the account; sign-ins for 30 days after they end."),
      withdraw: t(ACCOUNT),
    },
    hasGoogle && {
      id: "google",
      title: t("Sign-in with Google"),
      data: t(
        "Name, email and the address of your picture, which Google sends us when you choose it.",
      ),
      purpose: t("To sign you in without a password of ours."),
      ground: t(CONSENT),
      kept: t("Until you delete the account."),
      withdraw: sentences(t(ACCOUNT), t("Google's own settings end the connection, too.")),
    },
    {
      id: "message",
      title: t("Messages and requests for a price"),
      data: t("Name, email, company, phone, what you write, and files that you attach."),
      purpose: t("To answer you."),
      ground: t(GIVEN),
      kept: t("Two years; what is marked as spam, one year."),
      withdraw: t("Write to us, and we delete it earlier."),
    },
    {
      id: "artwork",
      title: t("Artwork and proofs"),
      data: t("Files for printing, your remarks on proofs, and who approved them and when."),
      purpose: t("To print what you approved, and to prove it."),
      ground: t(GIVEN),
      kept: t(
        "As long as the order that is printed with them; other files until you delete the account.",
      ),
      withdraw: t("Write to us about files that no order is printed with."),
    },
    {
      id: "review",
      title: t("Reviews"),
      data: t("Name, stars and text, with the mark of a bought product."),
      purpose: t("To help other buyers."),
      ground: t(CONSENT),
      kept: t("Until you ask us to remove it; without your name once the account is deleted."),
      withdraw: t("Write to us, or delete the account."),
    },
    {
      id: "newsletter",
      title: t("News and offers by email"),
      data: t("Email, and when and how you agreed."),
      purpose: t("To send you news and offers."),
      ground: t(CONSENT),
      kept: t("Until you unsubscribe; that you did, as long as we must not write to you."),
      withdraw: t(
        "One press on Unsubscribe in each mail, or Account, Settings, Email Subscriptions.",
      ),
    },
    sendsWhatsApp && {
      id: "whatsapp",
      title: t("Messages by WhatsApp"),
      data: t(
        "Mobile number, which kinds of messages you ticked, and whether each arrived. WhatsApp (Meta) carries them and learns your number and the text.",
      ),
      purpose: t(
        "To tell you of your orders, payments, proofs and offers, and to answer you there.",
      ),
      ground: t(CONSENT),
      kept: t("Messages 30 days; what you write to us two years."),
      withdraw: t("Answer STOP, or untick them: Account, Settings, WhatsApp Messages."),
    },
    {
      id: "consent",
      title: t("The record of your consents"),
      data: t(
        "What you agreed to in which words, when, where, from which network address, and when you took it back.",
      ),
      purpose: t("To prove it."),
      ground: t("The law asks the proof of us (section 6(10) of the Act)."),
      kept: t("As long as the proof may be asked for, also after the account is deleted."),
      withdraw: t("It is in Download My Data; as a record it cannot be changed."),
    },
    {
      id: "security",
      title: t("Security records"),
      data: t("Network address, time, account and action."),
      purpose: t("To notice abuse, and to find out what happened after it."),
      ground: t("The law requires such logs for at least a year (rules 6 and 8(3) of 2025)."),
      kept: t("At least one year."),
      withdraw: t("They cannot be taken back while the law requires them."),
    },
  ];
  return items.filter((item) => item !== false);
}

function itemSection(item: NoticeItem, t: Translate): PolicySection {
  const rows: [string, string][] = [
    [t("What"), item.data],
    [t("What for"), item.purpose],
    [t("Why we may"), item.ground],
    [t("How long"), item.kept],
    [t("To take it back"), item.withdraw],
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

function who(settings: ShopSettings, t: Translate): PolicySection {
  const { siteName } = settings;
  return {
    id: "who-asks",
    title: t("Who asks"),
    body: (
      <>
        <p>
          {t.parts(
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

function whatYouCanDo(settings: ShopSettings, t: Translate): PolicySection[] {
  const { grievanceOfficer, grievanceAnswer } = settings.policyTerms;
  return [
    section(
      "withdraw",
      t("To take consent back"),
      <p>
        {t.parts(
          settings.sendsWhatsApp
            ? "Untick it in <link>your account</link>, where you ticked it, or press the link in the mail, or answer STOP by WhatsApp."
            : "Untick it in <link>your account</link>, where you ticked it, or press the link in the mail.",
          { link: accountLink },
        )}{" "}
        {t(
          "It ends at once, and costs you nothing; what we did before stays lawful. Without an account, write to us.",
        )}
      </p>,
    ),
    section(
      "rights",
      t("Your rights"),
      <p>
        {t.parts(
          "In <link>your account</link> you read, correct, download and delete what we hold. You may also write to us for that, and name somebody who exercises these rights for you if you cannot.",
          { link: accountLink },
        )}
      </p>,
    ),
    section(
      "complain",
      t("To complain"),
      <p>
        {sentences(
          translateQuoting(t, "Write to or call our grievance officer: {officer}.", {
            officer: grievanceOfficer,
          }) || t("Write to us first."),
          translateQuoting(t, "You have an answer {time}.", { time: grievanceAnswer }),
          t(
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
