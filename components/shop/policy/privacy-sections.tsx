import { GATEWAY_TITLES, isGateway } from "@/lib/shop/payment-methods/methods";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { translateQuoting, sentences } from "@/lib/shop/content/phrases";
import type { Translate } from "@/lib/i18n/translate";
import { ContactLine } from "./contact-line";
import type { PolicySection } from "./policy-page";

const BOLD = { strong: (words: string) => <strong>{words}</strong> };

export function privacySections(settings: ShopSettings, t: Translate): (PolicySection | null)[] {
  const { minimumAge, grievanceOfficer, grievanceAnswer } = settings.policyTerms;
  return [
    {
      id: "what-we-keep",
      title: t("What we keep about you"),
      body: (
        <ul>
          <li>
            {t.parts(
              "<strong>With an order:</strong> your name, email address, company and phone number if you give them, the shipping and billing address, your GSTIN and purchase order number if you give them, what you ordered, how the order went, and what was paid and refunded: the amount, the day, the way and the bank’s reference, never the details of a card.",
              BOLD,
            )}
          </li>
          <li>
            {t.parts(
              "<strong>With a message from the contact form:</strong> your name, email address, company and phone number if you give them, and the message.",
              BOLD,
            )}
          </li>
          <li>
            {t.parts(
              "<strong>When you use the site:</strong> the network address your request came from and the time, for security records and to prevent abuse.",
              BOLD,
            )}
          </li>
        </ul>
      ),
    },
    {
      id: "card-details",
      title: t("Card details"),
      body: (
        <p>
          {t(
            "The card number, expiry date, security code and name on the card are checked in your browser and never leave it. No request, record or store of ours ever holds them.",
          )}
        </p>
      ),
    },
    {
      id: "in-your-browser",
      title: t("What is kept in your browser"),
      body: (
        <>
          <p>
            {t(
              "Your cart, your choice of theme, your last order until its confirmation is shown and, once you log in, your session. One cookie keeps you logged in; another stops other sites from sending forms in your name.",
            )}
          </p>
          <p>
            {t(
              "This site has no advertising cookies and no third-party trackers. To remove everything, clear the site data in your browser.",
            )}
          </p>
        </>
      ),
    },
    {
      id: "why",
      title: t("Why we use it"),
      body: (
        <ul>
          <li>{t("to make, deliver and invoice what you ordered, and to answer what you ask;")}</li>
          <li>{t("to handle returns, claims and refunds;")}</li>
          <li>{t("to keep the accounts that tax law requires;")}</li>
          <li>{t("to protect the site and the people who use it.")}</li>
        </ul>
      ),
    },
    {
      id: "who-sees-it",
      title: t("Who else sees it"),
      body: (
        <p>
          {sentences(
            t(
              "The courier that delivers the goods sees your name, address and phone number. The providers that host the site and deliver its email process data on our instructions.",
            ),
            ...settings.payments.methods
              .filter(isGateway)
              .map((gateway) =>
                t(
                  "If you pay by {gateway}, you give your payment details to {gateway}, which knows the number of your order and the amount.",
                  { gateway: GATEWAY_TITLES[gateway] },
                ),
              ),
            t("Authorities see what the law requires us to show them. We never sell your data."),
          )}
        </p>
      ),
    },
    {
      id: "how-long",
      title: t("How long we keep it"),
      body: (
        <p>
          {t(
            "We keep orders and invoices for as long as tax law requires, and messages with our answers for two years. After that, we delete them.",
          )}
        </p>
      ),
    },
    {
      id: "your-rights",
      title: t("Your rights"),
      body: (
        <p>
          {t(
            "You may ask what we hold about you, have it corrected or erased, withdraw consent, and nominate somebody to exercise these rights for you, as the Digital Personal Data Protection Act, 2023 provides. Where the law requires us to keep a record, we tell you so and keep only that.",
          )}
        </p>
      ),
    },
    minimumAge
      ? {
          id: "age",
          title: t("Age"),
          body: (
            <p>
              {t(
                "The shop serves businesses. You must be {age} or older to use it, and we do not knowingly keep data about anyone younger.",
                { age: minimumAge },
              )}
            </p>
          ),
        }
      : null,
    {
      id: "changes",
      title: t("Changes to this policy"),
      body: (
        <p>
          {t(
            "The date at the top shows when this policy last changed. We announce material changes on this page before they apply.",
          )}
        </p>
      ),
    },
    {
      id: "reach-us",
      title: t("Contact us about your data"),
      body: <ContactLine settings={settings} />,
    },
    grievanceOfficer
      ? {
          id: "grievances",
          title: t("Grievance officer"),
          body: (
            <p>
              {sentences(
                t(
                  "If you are not content with how we treat your data, write to or call our grievance officer: {officer}.",
                  { officer: grievanceOfficer },
                ),
                translateQuoting(t, "You have an answer {time}.", { time: grievanceAnswer }),
                t("After that you may complain to the Data Protection Board of India."),
              )}
            </p>
          ),
        }
      : null,
  ];
}
