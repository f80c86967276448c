import { Link } from "@/components/ui/link";
import { said } from "@/lib/shop/content/phrases";
import { paths } from "@/lib/base/paths";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { ContactLine } from "./contact-line";
import type { PolicySection } from "./policy-page";

const RETURNS_LINK = (
  <Link className="text-link" href={paths.returnsRefundPolicy}>
    Returns &amp; Refund Policy
  </Link>
);

export function termsSections(settings: ShopSettings): (PolicySection | null)[] {
  const { claims, policyTerms } = settings;
  return [
    {
      id: "who",
      title: "Who may order",
      body: (
        <p>
          {said`Users must be ${policyTerms.minimumAge} or older. `}If you order for a company, you
          confirm that you are authorised to do so.
        </p>
      ),
    },
    {
      id: "orders",
      title: "Orders",
      body: (
        <>
          <p>
            An order is an offer. We accept it with the confirmation that we send by email.{" "}
            {said`Orders are taken from ${claims.minimumOrder}. `}The pack size is shown beside
            every price.
          </p>
          <p>
            An order can be cancelled only before production begins. As long as it is pending, a
            cancellation costs nothing.
          </p>
        </>
      ),
    },
    {
      id: "prices",
      title: "Prices and taxes",
      body: (
        <p>
          Prices are in Indian rupees and exclude taxes. Tax and shipping are shown separately
          before you place the order. If a price changes while a product is in your cart, we tell
          you, and nothing is ordered at a price you have not seen.
        </p>
      ),
    },
    {
      id: "production",
      title: "Production and delivery",
      body: (
        <p>
          {said`Production takes ${claims.production}; for printed goods it begins with your approval of the proof. `}
          {said`Delivery takes ${claims.delivery} after dispatch to the states that the checkout offers. `}
          If we learn of a delay, we tell you at once.
        </p>
      ),
    },
    {
      id: "artwork",
      title: "Your artwork",
      body: (
        <p>
          Logos, pictures and texts that you send us remain yours. You confirm that you have the
          right to print them. We use them for your order only, and we do not check the rights.
        </p>
      ),
    },
    {
      id: "custom",
      title: "Custom orders and returns",
      body: (
        <p>
          Custom orders are generally non-returnable.{" "}
          {said`Standard products are returnable ${policyTerms.returnWindow}. `}The {RETURNS_LINK}{" "}
          says how, and what happens when goods arrive damaged.
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
              We warrant for {policyTerms.warranty} from delivery that the goods match the material,
              size and print described, if they are stored dry and used as intended. Within that
              time we replace or refund what does not.
            </p>
          ),
        },
    policyTerms.liabilityPeriod === ""
      ? null
      : {
          id: "liability",
          title: "Liability",
          body: (
            <p>
              Our liability is capped at the amount you paid to us in the preceding{" "}
              {policyTerms.liabilityPeriod}. We are not liable for lost profit or other indirect
              loss. Nothing here limits liability that the law does not allow us to limit.
            </p>
          ),
        },
    {
      id: "use",
      title: "Use of the site",
      body: (
        <p>
          Do not attack, overload or scrape this site. Its texts and drawings are ours; you may
          quote them and link to them.
        </p>
      ),
    },
    {
      id: "changes",
      title: "Changes to these terms",
      body: (
        <p>
          Material changes to these terms take effect
          {said` after ${policyTerms.termsNotice}, given on this page`}
          {policyTerms.termsNotice === "" && " once they stand on this page"}. An order follows the
          terms of the day on which it was placed.
        </p>
      ),
    },
    {
      id: "law",
      title: "Law and courts",
      body: (
        <p>
          The law of India applies. Where the law leaves a choice, the courts at our
          workshop&rsquo;s location have jurisdiction.
        </p>
      ),
    },
    { id: "reach-us", title: "Contact us", body: <ContactLine settings={settings} /> },
  ];
}
