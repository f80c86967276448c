import { Link } from "@/components/ui/link";
import {
  translatePhrase,
  translateDelivery,
  translateQuoting,
  sentences,
} from "@/lib/shop/content/phrases";
import { paths } from "@/lib/base/paths";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import type { Translate } from "@/lib/i18n/translate";
import { ContactLine } from "./contact-line";
import type { PolicySection } from "./policy-page";

const returnsLink = (words: string) => (
  <Link className="text-link" href={paths.returnsRefundPolicy}>
    {words}
  </Link>
);

export function termsSections(settings: ShopSettings, t: Translate): (PolicySection | null)[] {
  const { claims, policyTerms } = settings;
  return [
    {
      id: "who",
      title: t("Who may order"),
      body: (
        <p>
          {sentences(
            translateQuoting(t, "Users must be {age} or older.", { age: policyTerms.minimumAge }),
            t("If you order for a company, you confirm that you are authorised to do so."),
          )}
        </p>
      ),
    },
    {
      id: "orders",
      title: t("Orders"),
      body: (
        <>
          <p>
            {sentences(
              t("An order is an offer. We accept it with the confirmation that we send by email."),
              translateQuoting(t, "Orders are taken from {amount}.", {
                amount: claims.minimumOrder,
              }),
              t("The pack size is shown beside every price."),
            )}
          </p>
          <p>
            {t(
              "An order can be cancelled only before production begins. As long as it is pending, a cancellation costs nothing.",
            )}
          </p>
        </>
      ),
    },
    {
      id: "prices",
      title: t("Prices and taxes"),
      body: (
        <p>
          {t(
            "Prices are in Indian rupees and exclude taxes. Tax and shipping are shown separately before you place the order. If a price changes while a product is in your cart, we tell you, and nothing is ordered at a price you have not seen.",
          )}
        </p>
      ),
    },
    {
      id: "production",
      title: t("Production and delivery"),
      body: (
        <p>
          {sentences(
            translateQuoting(
              t,
              "Production takes {time}; for printed goods it begins with your approval of the proof.",
              { time: claims.production },
            ),
            translateDelivery(t, claims),
            t("We deliver to the states that the checkout offers."),
            t("If we learn of a delay, we tell you at once."),
          )}
        </p>
      ),
    },
    {
      id: "artwork",
      title: t("Your artwork"),
      body: (
        <p>
          {t(
            "Logos, pictures and texts that you send us remain yours. You confirm that you have the right to print them. We use them for your order only, and we do not check the rights.",
          )}
        </p>
      ),
    },
    {
      id: "custom",
      title: t("Custom orders and returns"),
      body: (
        <p>
          {sentences(
            t("Custom orders are generally non-returnable."),
            translateQuoting(t, "Standard products are returnable {time}.", {
              time: policyTerms.returnWindow,
            }),
          )}{" "}
          {t.parts(
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
          title: t("Warranty"),
          body: (
            <p>
              {t(
                "We warrant for {time} from delivery that the goods match the material, size and print described, if they are stored dry and used as intended. Within that time we replace or refund what does not.",
                { time: translatePhrase(t, policyTerms.warranty) },
              )}
            </p>
          ),
        },
    policyTerms.liabilityPeriod === ""
      ? null
      : {
          id: "liability",
          title: t("Liability"),
          body: (
            <p>
              {t(
                "Our liability is capped at the amount you paid to us in the preceding {time}. We are not liable for lost profit or other indirect loss. Nothing here limits liability that the law does not allow us to limit.",
                { time: translatePhrase(t, policyTerms.liabilityPeriod) },
              )}
            </p>
          ),
        },
    {
      id: "use",
      title: t("Use of the site"),
      body: (
        <p>
          {t(
            "Do not attack, overload or scrape this site. Its texts and drawings are ours; you may quote them and link to them.",
          )}
        </p>
      ),
    },
    {
      id: "changes",
      title: t("Changes to these terms"),
      body: (
        <p>
          {sentences(
            translateQuoting(
              t,
              "Material changes to these terms take effect after {time}, given on this page.",
              { time: policyTerms.termsNotice },
            ) ||
              t(
                "Material changes to these terms take effect once they are published on this page.",
              ),
            t("An order follows the terms of the day on which it was placed."),
          )}
        </p>
      ),
    },
    {
      id: "law",
      title: t("Law and courts"),
      body: (
        <p>
          {t(
            "The law of India applies. Where the law leaves a choice, the courts at our workshop’s location have jurisdiction.",
          )}
        </p>
      ),
    },
    { id: "reach-us", title: t("Contact us"), body: <ContactLine settings={settings} /> },
  ];
}
