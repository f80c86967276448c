import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { PolicyPage, type PolicySection } from "./policy-page";
import { privacySections } from "./privacy-sections";
import { termsSections } from "./terms-sections";
import { inTime, said, sentences, type PolicyTerms } from "@/lib/shop/content/phrases";
import { ContactLine } from "./contact-line";

interface PolicyProps {
  settings: ShopSettings;
}

export function PrivacyPolicy({ settings }: PolicyProps) {
  return (
    <PolicyPage
      title="Privacy Policy"
      summary="We keep what is needed to make and deliver your order, and no more. Card details never leave your browser, and we never sell your data."
      lastUpdated={settings.policyTerms.lastUpdated}
      sections={privacySections(settings)}
    />
  );
}

export function TermsOfService({ settings }: PolicyProps) {
  return (
    <PolicyPage
      title="Terms of Service"
      summary="These are the terms under which we sell packaging to businesses in India. We keep them short. If something is unclear, please ask us."
      lastUpdated={settings.policyTerms.lastUpdated}
      sections={termsSections(settings)}
    />
  );
}

export function ReturnsPolicy({ settings }: PolicyProps) {
  return (
    <PolicyPage
      title="Returns & Refund Policy"
      summary={returnsSummary(settings.policyTerms)}
      lastUpdated={settings.policyTerms.lastUpdated}
      sections={returnsSections(settings)}
    />
  );
}

/** The policy in two sentences. */
function returnsSummary({ claimReport, returnWindow }: PolicyTerms): string {
  return sentences(
    `Check the goods when they arrive and tell us ${claimReport || "at once"} if something is wrong.`,
    said`Standard products can be returned ${returnWindow}; custom orders generally cannot.`,
  );
}

function returnsSections(settings: ShopSettings): (PolicySection | null)[] {
  const { policyTerms } = settings;
  return [
    {
      id: "damaged",
      title: "Damaged, wrong or missing goods",
      body: (
        <>
          <p>
            {said`Claims must be reported ${policyTerms.claimReport}. `}Write to us with the order
            number, what is wrong, how many pieces, and photos of the goods and of the carton with
            its label.
          </p>
          <p>
            {said`Claim assessment takes ${policyTerms.claimAssessment}. `}If the fault is ours or
            the carrier&rsquo;s, you choose between a replacement and a refund, and we pay for
            return shipping.
          </p>
        </>
      ),
    },
    policyTerms.returnWindow === ""
      ? null
      : {
          id: "standard",
          title: "Returning standard products",
          body: (
            <>
              <p>
                Standard products are returnable {policyTerms.returnWindow} of delivery when they
                are
              </p>
              <ul>
                <li>unused, unprinted and in full packs,</li>
                <li>dry and clean, in the original packing,</li>
                <li>announced to us before you send them.</li>
              </ul>
              <p>
                You pay for return shipping, unless the goods were faulty or not what you ordered.
              </p>
            </>
          ),
        },
    {
      id: "custom",
      title: "Custom orders",
      body: (
        <p>
          Custom orders, cut or printed for you, are generally non-returnable, because nobody else
          can use them. A fault in material, size or print is a claim like any other, and we compare
          it with the proof you approved.
        </p>
      ),
    },
    {
      id: "cancel",
      title: "Cancelling an order",
      body: (
        <p>
          An order can be cancelled only before production begins, that is, while it is pending.
          What you paid is refunded in full.
        </p>
      ),
    },
    {
      id: "refunds",
      title: "Refunds",
      body: (
        <p>
          Refunds are processed{inTime(policyTerms.refund)} after we have approved the claim or
          received the goods. We refund to the original payment method. A refund covers the price
          paid for the goods with its tax; shipping is refunded when the fault is ours.
        </p>
      ),
    },
    policyTerms.warranty === ""
      ? null
      : {
          id: "warranty",
          title: "Warranty",
          body: (
            <p>
              The warranty is {policyTerms.warranty} from delivery. It covers faults in material and
              workmanship that could not be seen on arrival. It does not cover damp storage,
              overloading, or use with food where the product page does not mention it.
            </p>
          ),
        },
    {
      id: "how",
      title: "How to start a return or a claim",
      body: (
        <>
          <ContactLine settings={settings} />
          <p>Please quote the order number, which is in your confirmation email.</p>
        </>
      ),
    },
  ];
}
