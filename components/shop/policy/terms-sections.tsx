import { Link } from "@/components/ui/link";
import { sayPhrase, sayDelivery, sayQuoting, sentences } from "@/lib/shop/content/phrases";
import { paths } from "@/lib/base/paths";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import type { Say } from "@/lib/i18n/say";
import { ContactLine } from "./contact-line";
import type { PolicySection } from "./policy-page";

const returnsLink = (words: string) => (
  <Link className="text-link" href={paths.returnsRefundPolicy}>
    {words}
  </Link>
);

export function termsSections(settings: ShopSettings, say: Say): (PolicySection | null)[] {
  const { claims, policyTerms } = settings;
  return [
    {
      id: "who",
      title: say("Who may order"),
      body: (
        <p>
          {sentences(
            sayQuoting(say, "Users must be {age} or older.", { age: policyTerms.minimumAge }),
            say("If you order for a company, you confirm that you are authorised to do so."),
          )}
        </p>
      ),
    },
    {
      id: "orders",
      title: say("Orders"),
      body: (
        <>
          <p>
            {sentences(
              say(
                "An order is an offer. We accept it with the confirmation that we send by email.",
              ),
              sayQuoting(say, "Orders are taken from {amount}.", { amount: claims.minimumOrder }),
              say("The pack size is shown beside every price."),
            )}
          </p>
          <p>
            {say(
              "An order can be cancelled only before production begins. As long as it is pending, a cancellation costs nothing.",
            )}
          </p>
        </>
      ),
    },
    {
      id: "prices",
      title: say("Prices and taxes"),
      body: (
        <p>
          {say(
            "Prices are in Indian rupees and exclude taxes. Tax and shipping are shown separately before you place the order. If a price changes while a product is in your cart, we tell you, and nothing is ordered at a price you have not seen.",
          )}
        </p>
      ),
    },
    {
      id: "production",
      title: say("Production and delivery"),
      body: (
        <p>
          {sentences(
            sayQuoting(
              say,
              "Production takes {time}; for printed goods it begins with your approval of the proof.",
              { time: claims.production },
            ),
            sayDelivery(say, claims),
            say("We deliver to the states that the checkout offers."),
            say("If we learn of a delay, we tell you at once."),
          )}
        </p>
      ),
    },
    {
      id: "artwork",
      title: say("Your artwork"),
      body: (
        <p>
          {say(
            "Logos, pictures and texts that you send us remain yours. You confirm that you have the right to print them. We use them for your order only, and we do not check the rights.",
          )}
        </p>
      ),
    },
    {
      id: "custom",
      title: say("Custom orders and returns"),
      body: (
        <p>
          {sentences(
            say("Custom orders are generally non-returnable."),
            sayQuoting(say, "Standard products are returnable {time}.", {
              time: policyTerms.returnWindow,
            }),
          )}{" "}
          {say.parts(
            "The <link>Returns & Refund Policy</link> says how, and what happens when goods arrive damaged.",
            { link: returnsLink },
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
                "We warrant for {time} from delivery that the goods match the material, size and print described, if they are stored dry and used as intended. Within that time we replace or refund what does not.",
                { time: sayPhrase(say, policyTerms.warranty) },
              )}
            </p>
          ),
        },
    policyTerms.liabilityPeriod === ""
      ? null
      : {
          id: "liability",
          title: say("Liability"),
          body: (
            <p>
              {say(
                "Our liability is capped at the amount you paid to us in the preceding {time}. We are not liable for lost profit or other indirect loss. Nothing here limits liability that the law does not allow us to limit.",
                { time: sayPhrase(say, policyTerms.liabilityPeriod) },
              )}
            </p>
          ),
        },
    {
      id: "use",
      title: say("Use of the site"),
      body: (
        <p>
          {say(
            "Do not attack, overload or scrape this site. Its texts and drawings are ours; you may quote them and link to them.",
          )}
        </p>
      ),
    },
    {
      id: "changes",
      title: say("Changes to these terms"),
      body: (
        <p>
          {sentences(
            sayQuoting(
              say,
              "Material changes to these terms take effect after {time}, given on this page.",
              { time: policyTerms.termsNotice },
            ) || say("Material changes to these terms take effect once they stand on this page."),
            say("An order follows the terms of the day on which it was placed."),
          )}
        </p>
      ),
    },
    {
      id: "law",
      title: say("Law and courts"),
      body: (
        <p>
          {say(
            "The law of India applies. Where the law leaves a choice, the courts at our workshop’s location have jurisdiction.",
          )}
        </p>
      ),
    },
    { id: "reach-us", title: say("Contact us"), body: <ContactLine settings={settings} /> },
  ];
}
