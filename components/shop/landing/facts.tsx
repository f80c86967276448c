import { Link } from "@/components/ui/link";
import type { Claims } from "@/lib/shop/content/phrases";
import { paths } from "@/lib/base/paths";
import { deliveryArea } from "@/lib/shop/settings/state-list";

const factsOf = (claims: Claims) => [
  { figure: claims.minimumOrder, words: "Minimum order from" },
  { figure: claims.production, words: "Production" },
  { figure: claims.delivery, words: "Delivery" },
  { figure: claims.clients, words: "Clients" },
  { figure: claims.states, words: "States with our clients" },
];

interface FactsProps {
  claims: Claims;
  /** Where the shop delivers. */
  states: readonly string[];
}

/** The shop's figures as a row of tear-off tickets, and below them where it delivers. */
export function Facts({ claims, states }: FactsProps) {
  const facts = factsOf(claims).filter(({ figure }) => figure !== "");
  if (facts.length === 0) return null;
  return (
    <section aria-label="In figures" className="bg-kraft fibres text-kraft-foreground">
      {/* The assistant's button floats over the right edge: no figure stands below it, wherever the page is scrolled to. */}
      <dl className="container-page grid grid-cols-6 max-sm:pr-20 sm:grid-cols-3 sm:pr-44 lg:flex lg:justify-between min-[100rem]:pr-10">
        {facts.map((fact) => (
          <div
            key={fact.words}
            className="flex flex-col justify-center perforated py-2.5 pr-4 max-sm:col-span-3 max-sm:nth-[n+3]:col-span-2 max-sm:nth-[n+3]:border-t sm:py-5 sm:max-lg:last:col-span-2 sm:max-lg:nth-[n+4]:border-t lg:border-l lg:px-6 lg:first:border-l-0 lg:first:pl-0 lg:last:pr-0"
          >
            <dt className="text-sm">{fact.words}</dt>
            <dd className="font-display text-lg leading-tight sm:text-[1.375rem] xl:text-2xl">
              {fact.figure}
            </dd>
          </div>
        ))}
      </dl>
      <p className="container-page border-t perforated py-2 text-sm max-sm:pr-20 sm:py-3 sm:pr-44 min-[100rem]:pr-10">
        We deliver to {deliveryArea(states)}.{" "}
        <Link
          href={paths.delivery}
          prefetch={false}
          className="inline-block py-1 font-semibold underline underline-offset-4"
        >
          Check your PIN code
        </Link>
      </p>
    </section>
  );
}
