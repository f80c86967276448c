import { promises } from "@/lib/promises";
import { SectionHeading } from "./section-heading";

const REASONS = [
  {
    title: `Orders from ${promises.minimumOrder}`,
    text: "Enough for a first market stall or a new menu. The price per piece falls with the run, and you see it before you order.",
  },
  {
    title: `Production in ${promises.production}`,
    text: `Counted from the day you approve the proof. Delivery takes ${promises.delivery} once the goods have left us.`,
  },
  {
    title: `Quote reply ${promises.quoteReply}`,
    text: "A price for your size, paper and print, with the freight in it. No form of twelve pages, no account needed.",
  },
  {
    title: `Response ${promises.response} in business hours`,
    text: "By mail or on the phone, by somebody who can walk over to the machine and look.",
  },
  {
    title: `${promises.clients} clients in ${promises.states} states`,
    text: "Cafés, cloud kitchens, garment makers and sellers of fine things in small jars, from Ladakh to Kerala.",
  },
  {
    title: "Paper that goes back",
    text: "Kraft, recycled board and moulded pulp first. Where a film is needed, the product page says so in its material line.",
  },
];

export function WhyChooseUs() {
  return (
    <section id="why-choose-us" className="container-page py-16 sm:py-24">
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <SectionHeading
          title="Why businesses stay with us"
          className="lg:sticky lg:top-28 lg:self-start"
        >
          Six things that we write on the order, not only on the wall.
        </SectionHeading>
        <ol className="grid gap-x-10 sm:grid-cols-2">
          {REASONS.map((reason, index) => (
            <li key={reason.title} className="flex gap-5 border-t perforated py-7">
              <span
                aria-hidden
                className="w-8 shrink-0 font-display text-3xl leading-none text-signal"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-heading">{reason.title}</h3>
                <p className="mt-2 text-muted-foreground">{reason.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
