import { GATEWAY_TITLES, isGateway } from "@/lib/shop/payment-methods/methods";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { said } from "@/lib/shop/content/phrases";
import { ContactLine } from "./contact-line";
import type { PolicySection } from "./policy-page";

export function privacySections(settings: ShopSettings): (PolicySection | null)[] {
  const { minimumAge, grievanceOfficer, grievanceAnswer } = settings.policyTerms;
  return [
    {
      id: "what-we-keep",
      title: "What we keep about you",
      body: (
        <ul>
          <li>
            <strong>With an order:</strong> your name, email address, company and phone number if
            you give them, the shipping and billing address, your GSTIN and purchase order number if
            you give them, what you ordered, how the order went, and what was paid and refunded: the
            amount, the day, the way and the bank&rsquo;s reference, never the details of a card.
          </li>
          <li>
            <strong>With a message from the contact form:</strong> your name, email address, company
            and phone number if you give them, and the message.
          </li>
          <li>
            <strong>When you use the site:</strong> the network address your request came from and
            the time, for security records and to prevent abuse.
          </li>
        </ul>
      ),
    },
    {
      id: "card-details",
      title: "Card details",
      body: (
        <p>
          The card number, expiry date, security code and name on the card are checked in your
          browser and never leave it. No request, record or store of ours ever holds them.
        </p>
      ),
    },
    {
      id: "in-your-browser",
      title: "What is kept in your browser",
      body: (
        <>
          <p>
            Your cart, your choice of theme, your last order until its confirmation is shown and,
            once you log in, your session. One cookie keeps you logged in; another stops other sites
            from sending forms in your name.
          </p>
          <p>
            This site has no advertising cookies and no third-party trackers. To remove everything,
            clear the site data in your browser.
          </p>
        </>
      ),
    },
    {
      id: "why",
      title: "Why we use it",
      body: (
        <ul>
          <li>to make, deliver and invoice what you ordered, and to answer what you ask;</li>
          <li>to handle returns, claims and refunds;</li>
          <li>to keep the accounts that tax law requires;</li>
          <li>to protect the site and the people who use it.</li>
        </ul>
      ),
    },
    {
      id: "who-sees-it",
      title: "Who else sees it",
      body: (
        <p>
          The courier that delivers the goods sees your name, address and phone number. The
          providers that host the site and deliver its email process data on our instructions.
          {settings.payments.methods.filter(isGateway).map((gateway) => {
            const title = GATEWAY_TITLES[gateway];
            return ` If you pay by ${title}, you give your payment details to ${title}, which knows the number of your order and the amount. `;
          })}
          Authorities see what the law requires us to show them. We never sell your data.
        </p>
      ),
    },
    {
      id: "how-long",
      title: "How long we keep it",
      body: (
        <p>
          We keep orders and invoices for as long as tax law requires, and messages with our answers
          for two years. After that, we delete them.
        </p>
      ),
    },
    {
      id: "your-rights",
      title: "Your rights",
      body: (
        <p>
          You may ask what we hold about you, have it corrected or erased, withdraw consent, and
          nominate somebody to exercise these rights for you, as the Digital Personal Data
          Protection Act, 2023 provides. Where the law requires us to keep a record, we tell you so
          and keep only that.
        </p>
      ),
    },
    minimumAge
      ? {
          id: "age",
          title: "Age",
          body: (
            <p>
              The shop serves businesses. You must be {minimumAge} or older to use it, and we do not
              knowingly keep data about anyone younger.
            </p>
          ),
        }
      : null,
    {
      id: "changes",
      title: "Changes to this policy",
      body: (
        <p>
          The date at the top shows when this policy last changed. We announce material changes on
          this page before they apply.
        </p>
      ),
    },
    {
      id: "reach-us",
      title: "Contact us about your data",
      body: <ContactLine settings={settings} />,
    },
    grievanceOfficer
      ? {
          id: "grievances",
          title: "Grievance officer",
          body: (
            <p>
              If you are not content with how we treat your data, write to or call our grievance
              officer: {grievanceOfficer}. {said`You have an answer ${grievanceAnswer}. `}After that
              you may complain to the Data Protection Board of India.
            </p>
          ),
        }
      : null,
  ];
}
