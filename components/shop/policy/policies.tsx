import { useWords } from "#words";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { sayPhrase, sayQuoting, sentences } from "@/lib/shop/content/phrases";
import type { Say } from "@/lib/i18n/say";
import type { PolicyTerms } from "@/lib/shop/content/claims";
import { PolicyPage, type PolicySection } from "./policy-page";
import { privacySections } from "./privacy-sections";
import { termsSections } from "./terms-sections";
import { ContactLine } from "./contact-line";

interface PolicyProps {
  settings: ShopSettings;
}

export function PrivacyPolicy({ settings }: PolicyProps) {
  const say = useWords();
  return (
    <PolicyPage
      title={say("Privacy Policy")}
      summary={say(
        "We keep what is needed to make and deliver your order, and no more. Card details never leave your browser, and we never sell your data.",
      )}
      lastUpdated={settings.policyTerms.lastUpdated}
      sections={privacySections(settings, say)}
    />
  );
}

export function TermsOfService({ settings }: PolicyProps) {
  const say = useWords();
  return (
    <PolicyPage
      title={say("Terms of Service")}
      summary={say(
        "These are the terms under which we sell packaging to businesses in India. We keep them short. If something is unclear, please ask us.",
      )}
      lastUpdated={settings.policyTerms.lastUpdated}
      sections={termsSections(settings, say)}
    />
  );
}

export function ReturnsPolicy({ settings }: PolicyProps) {
  const say = useWords();
  return (
    <PolicyPage
      title={say("Returns & Refund Policy")}
      summary={returnsSummary(settings.policyTerms, say)}
      lastUpdated={settings.policyTerms.lastUpdated}
      sections={returnsSections(settings, say)}
    />
  );
}

/** The policy in two sentences. */
function returnsSummary({ claimReport, returnWindow }: PolicyTerms, say: Say): string {
  return sentences(
    say("Check the goods when they arrive and tell us {time} if something is wrong.", {
      time: sayPhrase(say, claimReport) || say("at once"),
    }),
    sayQuoting(say, "Standard products can be returned {time}; custom orders generally cannot.", {
      time: returnWindow,
    }),
  );
}

function returnsSections(settings: ShopSettings, say: Say): (PolicySection | null)[] {
  const { policyTerms } = settings;
  return [
    {
      id: "damaged",
      title: say("Damaged, wrong or missing goods"),
      body: (
        <>
          <p>
            {sentences(
              sayQuoting(say, "Claims must be reported {time}.", { time: policyTerms.claimReport }),
              say(
                "Write to us with the order number, what is wrong, how many pieces, and photos of the goods and of the carton with its label.",
              ),
            )}
          </p>
          <p>
            {sentences(
              sayQuoting(say, "Claim assessment takes {time}.", {
                time: policyTerms.claimAssessment,
              }),
              say(
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
          title: say("Returning standard products"),
          body: (
            <>
              <p>
                {say("Standard products are returnable {time} of delivery when they are", {
                  time: sayPhrase(say, policyTerms.returnWindow),
                })}
              </p>
              <ul>
                <li>{say("unused, unprinted and in full packs,")}</li>
                <li>{say("dry and clean, in the original packing,")}</li>
                <li>{say("announced to us before you send them.")}</li>
              </ul>
              <p>
                {say(
                  "You pay for return shipping, unless the goods were faulty or not what you ordered.",
                )}
              </p>
            </>
          ),
        },
    {
      id: "custom",
      title: say("Custom orders"),
      body: (
        <p>
          {say(
            "Custom orders, cut or printed for you, are generally non-returnable, because nobody else can use them. A fault in material, size or print is a claim like any other, and we compare it with the proof you approved.",
          )}
        </p>
      ),
    },
    {
      id: "cancel",
      title: say("Cancelling an order"),
      body: (
        <p>
          {say(
            "An order can be cancelled only before production begins, that is, while it is pending. What you paid is refunded in full.",
          )}
        </p>
      ),
    },
    {
      id: "refunds",
      title: say("Refunds"),
      body: (
        <p>
          {sentences(
            sayQuoting(
              say,
              "Refunds are processed in {time} after we have approved the claim or received the goods.",
              { time: policyTerms.refund },
            ) ||
              say("Refunds are processed after we have approved the claim or received the goods."),
            say(
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
          title: say("Warranty"),
          body: (
            <p>
              {say(
                "The warranty is {time} from delivery. It covers faults in material and workmanship that could not be seen on arrival. It does not cover damp storage, overloading, or use with food where the product page does not mention it.",
                { time: sayPhrase(say, policyTerms.warranty) },
              )}
            </p>
          ),
        },
    {
      id: "how",
      title: say("How to start a return or a claim"),
      body: (
        <>
          <ContactLine settings={settings} />
          <p>{say("Please quote the order number, which is in your confirmation email.")}</p>
        </>
      ),
    },
  ];
}
