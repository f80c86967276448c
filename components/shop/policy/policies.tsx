import { useTranslate } from "#words";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { translatePhrase, translateQuoting, sentences } from "@/lib/shop/content/phrases";
import type { Translate } from "@/lib/i18n/translate";
import type { PolicyTerms } from "@/lib/shop/content/claims";
import { PolicyPage, type PolicySection } from "./policy-page";
import { privacySections } from "./privacy-sections";
import { termsSections } from "./terms-sections";
import { ContactLine } from "./contact-line";

interface PolicyProps {
  settings: ShopSettings;
}

export function PrivacyPolicy({ settings }: PolicyProps) {
  const t = useTranslate();
  return (
    <PolicyPage
      title={t("Privacy Policy")}
      summary={t(
        "We keep what is needed to make and deliver your order, and no more. Card details never leave your browser, and we never sell your data.",
      )}
      lastUpdated={settings.policyTerms.lastUpdated}
      sections={privacySections(settings, t)}
    />
  );
}

export function TermsOfService({ settings }: PolicyProps) {
  const t = useTranslate();
  return (
    <PolicyPage
      title={t("Terms of Service")}
      summary={t(
        "These are the terms under which we sell packaging to businesses in India. We keep them short. If something is unclear, please ask us.",
      )}
      lastUpdated={settings.policyTerms.lastUpdated}
      sections={termsSections(settings, t)}
    />
  );
}

export function ReturnsPolicy({ settings }: PolicyProps) {
  const t = useTranslate();
  return (
    <PolicyPage
      title={t("Returns & Refund Policy")}
      summary={returnsSummary(settings.policyTerms, t)}
      lastUpdated={settings.policyTerms.lastUpdated}
      sections={returnsSections(settings, t)}
    />
  );
}

/** The policy in two sentences. */
function returnsSummary({ claimReport, returnWindow }: PolicyTerms, t: Translate): string {
  return sentences(
    t("Check the goods when they arrive and tell us {time} if something is wrong.", {
      time: translatePhrase(t, claimReport) || t("at once"),
    }),
    translateQuoting(
      t,
      "Standard products can be returned {time}; custom orders generally cannot.",
      {
        time: returnWindow,
      },
    ),
  );
}

function returnsSections(settings: ShopSettings, t: Translate): (PolicySection | null)[] {
  const { policyTerms } = settings;
  return [
    {
      id: "damaged",
      title: t("Damaged, wrong or missing goods"),
      body: (
        <>
          <p>
            {sentences(
              translateQuoting(t, "Claims must be reported {time}.", {
                time: policyTerms.claimReport,
              }),
              t(
                "Write to us with the order number, what is wrong, how many pieces, and photos of the goods and of the carton with its label.",
              ),
            )}
          </p>
          <p>
            {sentences(
              translateQuoting(t, "Claim assessment takes {time}.", {
                time: policyTerms.claimAssessment,
              }),
              t(
                "If the fault is ours or the carrier’s, you choose between a replacement and a refund, and we pay for return shipping.",
              ),
            )}
          </p>
        </>
      ),
    },
    policyTerms.returnWindow === ""
      ? null
      : {
          id: "standard",
          title: t("Returning standard products"),
          body: (
            <>
              <p>
                {t("Standard products are returnable {time} of delivery when they are", {
                  time: translatePhrase(t, policyTerms.returnWindow),
                })}
              </p>
              <ul>
                <li>{t("unused, unprinted and in full packs,")}</li>
                <li>{t("dry and clean, in the original packing,")}</li>
                <li>{t("announced to us before you send them.")}</li>
              </ul>
              <p>
                {t(
                  "You pay for return shipping, unless the goods were faulty or not what you ordered.",
                )}
              </p>
            </>
          ),
        },
    {
      id: "custom",
      title: t("Custom orders"),
      body: (
        <p>
          {t(
            "Custom orders, cut or printed for you, are generally non-returnable, because nobody else can use them. A fault in material, size or print is a claim like any other, and we compare it with the proof you approved.",
          )}
        </p>
      ),
    },
    {
      id: "cancel",
      title: t("Cancelling an order"),
      body: (
        <p>
          {t(
            "An order can be cancelled only before production begins, that is, while it is pending. What you paid is refunded in full.",
          )}
        </p>
      ),
    },
    {
      id: "refunds",
      title: t("Refunds"),
      body: (
        <p>
          {sentences(
            translateQuoting(
              t,
              "Refunds are processed in {time} after we have approved the claim or received the goods.",
              { time: policyTerms.refund },
            ) || t("Refunds are processed after we have approved the claim or received the goods."),
            t(
              "We refund to the original payment method. A refund covers the price paid for the goods with its tax; shipping is refunded when the fault is ours.",
            ),
          )}
        </p>
      ),
    },
    policyTerms.warranty === ""
      ? null
      : {
          id: "warranty",
          title: t("Warranty"),
          body: (
            <p>
              {t(
                "The warranty is {time} from delivery. It covers faults in material and workmanship that could not be seen on arrival. It does not cover damp storage, overloading, or use with food where the product page does not mention it.",
                { time: translatePhrase(t, policyTerms.warranty) },
              )}
            </p>
          ),
        },
    {
      id: "how",
      title: t("How to start a return or a claim"),
      body: (
        <>
          <ContactLine settings={settings} />
          <p>{t("Please quote the order number, which is in your confirmation email.")}</p>
        </>
      ),
    },
  ];
}
