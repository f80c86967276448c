import { Leaf } from "lucide-react";
import type { SiteContent } from "@/lib/shop/content/blocks";
import { listReasons, type Reason } from "@/lib/shop/content/landing-sections";
import type { Claims } from "@/lib/shop/content/claims";
import { Quoted } from "./quoted";
import { SectionHeading } from "./section-heading";

export function WhyChooseUs({ why, claims }: { why: SiteContent["whyChooseUs"]; claims: Claims }) {
  return (
    <section id="why-choose-us" className="container-page py-7 sm:py-24">
      <div className="grid gap-3 sm:gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.2fr)]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionHeading title={why.title} brief>
            {why.text}
          </SectionHeading>
        </div>
        <ul className="grid grid-cols-2 gap-x-5 sm:gap-x-10">
          {listReasons(why, claims).map((reason, index) => (
            <ReasonEntry key={index} reason={reason} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function ReasonEntry({ reason: { figure, title, text } }: { reason: Reason }) {
  return (
    <li className="border-t perforated py-3 sm:py-7">
      <span
        aria-hidden
        className="flex h-10 items-end font-display text-[2.25rem] leading-none text-signal max-sm:hidden"
      >
        {figure ?? <Leaf className="size-9" strokeWidth={1.75} />}
      </span>
      <h3 className="text-lg leading-snug sm:mt-4">
        <Quoted text={title} />
      </h3>
      {text && <p className="mt-2 text-muted-foreground max-sm:hidden">{text}</p>}
    </li>
  );
}
