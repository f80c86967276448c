import { Leaf } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { figureOf, said, sentences, type Claims } from "@/lib/content/phrases";
import { paths } from "@/lib/paths";
import { SectionHeading } from "./section-heading";

interface Reason {
  /** Stamped large beside the words, which say it in full. */
  figure: ReactNode;
  title: ReactNode;
  text: string;
  /** What it quotes; where that is empty, nothing is said. */
  claims: readonly string[];
}

/** Keeps "3-5 business days" from breaking after its hyphen. */
const whole = (words: string) => <span className="whitespace-nowrap">{words}</span>;

const reasonsOf = (claims: Claims): readonly Reason[] => [
  {
    claims: [claims.minimumOrder],
    figure: figureOf(claims.minimumOrder),
    title: <>Orders from {claims.minimumOrder}</>,
    text: "Enough for a first market stall or a new menu. Every product page shows the price per pack.",
  },
  {
    claims: [claims.production],
    figure: figureOf(claims.production),
    title: <>Production {whole(claims.production)}</>,
    text: sentences(
      "For printed goods, counted from the day you approve the proof.",
      said`Delivery takes ${claims.delivery} after dispatch.`,
    ),
  },
  {
    claims: [claims.quoteReply],
    figure: figureOf(claims.quoteReply.replace("within ", "")),
    title: <>Quote reply {claims.quoteReply}</>,
    text: "A price for your size, paper and print, freight included. You do not need an account.",
  },
  {
    claims: [claims.response],
    figure: figureOf(claims.response.replace("within ", "")),
    title: <>Response {whole(claims.response)} in business hours</>,
    text: "By email or phone, from the people who make your packaging.",
  },
  {
    claims: [claims.clients],
    figure: claims.clients,
    title: (
      <>
        {claims.clients} clients{said` in ${claims.states} states`}
      </>
    ),
    text: "Cafés, cloud kitchens, garment makers, sweet shops and small brands across India.",
  },
  {
    claims: [],
    figure: <Leaf className="size-9" strokeWidth={1.75} />,
    title: "Paper first",
    text: "Kraft, recycled board and moulded pulp wherever they do the job. Every product page names the material.",
  },
];

export function WhyChooseUs({ claims }: { claims: Claims }) {
  const reasons = reasonsOf(claims).filter((reason) => !reason.claims.includes(""));
  return (
    <section id="why-choose-us" className="container-page py-10 sm:py-24">
      <div className="grid gap-6 sm:gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.2fr)]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionHeading title="Why businesses stay with us">
            What you can count on with every order.
          </SectionHeading>
          <Button asChild variant="outline" className="mt-6 max-sm:hidden">
            <Link href={paths.homeSection("contact")}>Ask for a quote</Link>
          </Button>
        </div>
        <ul className="grid grid-cols-2 gap-x-5 sm:gap-x-10">
          {reasons.map((reason) => (
            <li key={reason.text} className="border-t perforated py-4 sm:py-7">
              <span
                aria-hidden
                className="flex h-8 items-end font-display text-[1.75rem] leading-none text-signal sm:h-10 sm:text-[2.25rem]"
              >
                {reason.figure}
              </span>
              <h3 className="mt-2 text-base leading-snug sm:mt-4 sm:text-heading">
                {reason.title}
              </h3>
              <p className="mt-2 text-muted-foreground max-sm:hidden">{reason.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
