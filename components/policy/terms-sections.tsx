import Link from "next/link";
import { paths } from "@/lib/paths";
import { policyTerms, promises } from "@/lib/promises";
import type { ShopSettings } from "@/lib/settings/shop-settings";
import { ContactLine } from "./contact-line";
import type { PolicySection } from "./policy-page";

const RETURNS_LINK = (
  <Link className="text-link" href={paths.returnsRefundPolicy}>
    Returns &amp; Refund Policy
  </Link>
);

export function termsSections(settings: ShopSettings): PolicySection[] {
  return [
    {
      id: "who",
      title: "Who may order",
      body: (
        <p>
          Users must be {policyTerms.minimumAge} or older. Who orders for a company says by ordering
          that they may bind it.
        </p>
      ),
    },
    {
      id: "orders",
      title: "Orders",
      body: (
        <>
          <p>
            An order is an offer. It is accepted with the confirmation that we send by e-mail.
            Orders are taken from {promises.minimumOrder}; the pack size stands beside every price.
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
          Prices are in Indian rupees and exclude taxes. Tax and shipping are shown as lines of
          their own before you place the order. If a price changes while a product lies in your
          cart, you are told, and nothing is ordered at a price that you have not seen.
        </p>
      ),
    },
    {
      id: "production",
      title: "Production and delivery",
      body: (
        <p>
          Production takes {promises.production}; for printed goods it begins with your approval of
          the proof. Delivery takes {promises.delivery} after dispatch to the states that the
          checkout offers. Delays that we learn of are passed on to you at once.
        </p>
      ),
    },
    {
      id: "artwork",
      title: "Your artwork",
      body: (
        <p>
          Marks, pictures and texts that you send us stay yours. You confirm that you may have them
          printed. We use them for your order only and check the proof, not the rights.
        </p>
      ),
    },
    {
      id: "custom",
      title: "Custom orders and returns",
      body: (
        <p>
          Custom orders are generally non-returnable. Standard products are returnable{" "}
          {policyTerms.returnWindow}. The {RETURNS_LINK} says how, and what happens when goods
          arrive damaged.
        </p>
      ),
    },
    {
      id: "warranty",
      title: "Warranty",
      body: (
        <p>
          We warrant for {policyTerms.warranty} from delivery that the goods are of the material,
          measures and print described, when they are stored dry and used for what they are made
          for. Within that time we replace what is not, or refund it.
        </p>
      ),
    },
    {
      id: "liability",
      title: "Liability",
      body: (
        <p>
          Our liability is capped at the amount you paid to us in the preceding{" "}
          {policyTerms.liabilityPeriod}. We are not liable for lost profit or other indirect loss.
          Nothing here limits what the law does not allow to be limited.
        </p>
      ),
    },
    {
      id: "use",
      title: "Use of the site",
      body: (
        <p>
          Do not probe it, overload it or take from it what is not offered. The texts and drawings
          of this site are ours; you may quote and link them.
        </p>
      ),
    },
    {
      id: "changes",
      title: "Changes to these terms",
      body: (
        <p>
          Material changes to these terms take effect after {policyTerms.termsNotice}, given on this
          page. An order follows the terms of the day on which it was placed.
        </p>
      ),
    },
    {
      id: "law",
      title: "Law and courts",
      body: (
        <p>
          The law of India applies. The courts at the place of our workshop decide, where the law
          leaves the choice.
        </p>
      ),
    },
    { id: "reach-us", title: "Reaching us", body: <ContactLine settings={settings} /> },
  ];
}
