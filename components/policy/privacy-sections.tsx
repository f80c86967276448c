import { policyTerms } from "@/lib/promises";
import type { ShopSettings } from "@/lib/settings/shop-settings";
import { ContactLine } from "./contact-line";
import type { PolicySection } from "./policy-page";

export function privacySections(settings: ShopSettings): PolicySection[] {
  return [
    {
      id: "what-we-keep",
      title: "What we keep about you",
      body: (
        <ul>
          <li>
            <strong>With an order:</strong> your name, e-mail address, company and phone number if
            you give them, the shipping address, what you ordered, and what happened to the order.
          </li>
          <li>
            <strong>With a message from the contact form:</strong> your name, e-mail address,
            company and phone number if you give them, and the message.
          </li>
          <li>
            <strong>When you use the site:</strong> the network address your request came from and
            the time, for security records and to hold back abuse.
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
            Your cart, your choice of theme, the order you placed last until its confirmation has
            been shown and, once you log in, the proof that you did. A cookie protects forms against
            being sent by other sites, and one more carries your login.
          </p>
          <p>
            There are no advertising cookies and no trackers of other companies on this site.
            Emptying the site data of your browser removes all of it.
          </p>
        </>
      ),
    },
    {
      id: "why",
      title: "What we use it for",
      body: (
        <ul>
          <li>to make, deliver and invoice what you ordered, and to answer what you ask;</li>
          <li>to handle returns, claims and refunds;</li>
          <li>to keep the accounts that tax law asks of us;</li>
          <li>to protect the site and the people who use it.</li>
        </ul>
      ),
    },
    {
      id: "who-sees-it",
      title: "Who else sees it",
      body: (
        <p>
          The carrier that brings the goods sees your name, address and phone number. The providers
          that host the site and deliver its mail process data on our instructions. Authorities see
          what the law obliges us to show them. We sell nothing to anybody.
        </p>
      ),
    },
    {
      id: "how-long",
      title: "How long we keep it",
      body: (
        <p>
          Orders and invoices for as long as tax law asks. Messages for as long as the matter is
          open and a reasonable time after. When the purpose is gone, so is the data.
        </p>
      ),
    },
    {
      id: "your-rights",
      title: "Your rights",
      body: (
        <p>
          You may ask what we hold about you, have it corrected or erased, withdraw a consent, and
          name somebody to exercise these rights for you, as the Digital Personal Data Protection
          Act, 2023 provides. Where we must keep a record by law, we say so and keep only that.
        </p>
      ),
    },
    {
      id: "age",
      title: "Age",
      body: (
        <p>
          The shop serves businesses. You must be {policyTerms.minimumAge} or older to use it, and
          we do not knowingly keep data of anybody younger.
        </p>
      ),
    },
    {
      id: "changes",
      title: "Changes to this policy",
      body: (
        <p>
          The date at the top says when the policy was last changed. What becomes materially
          different is announced on this page before it applies.
        </p>
      ),
    },
    {
      id: "reach-us",
      title: "Reaching us about your data",
      body: <ContactLine settings={settings} />,
    },
  ];
}
