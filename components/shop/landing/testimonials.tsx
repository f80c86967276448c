import type { SiteContent } from "@/lib/shop/content/blocks";
import { SectionHeading } from "./section-heading";

interface TestimonialsProps {
  testimonials: SiteContent["testimonials"]["items"];
}

export function Testimonials({ testimonials }: TestimonialsProps) {
  return (
    <section id="testimonials" className="bg-kraft/55 fibres py-7 sm:py-24">
      <div className="container-page">
        <SectionHeading title="What buyers write to us" />
        {/* Reached by the keyboard where it can be moved sideways. */}
        <ul
          tabIndex={0}
          aria-label="Testimonials"
          className="snap-shelf mt-4 gap-6 md:mt-12 md:columns-2 lg:columns-3"
        >
          {testimonials.map((entry) => (
            <li
              key={entry.quote}
              className="break-inside-avoid max-md:w-[84vw] max-md:max-w-96 md:mb-6"
            >
              <figure className="flex h-full flex-col rounded-lg border bg-card p-5 shadow-sheet sm:p-6">
                <blockquote className="flex-1 font-display leading-relaxed sm:text-lg">
                  <p>{entry.quote}</p>
                </blockquote>
                <figcaption className="mt-5 border-t perforated pt-4 text-sm">
                  <span className="block font-semibold">{entry.name}</span>
                  <span className="text-muted-foreground">
                    {[entry.role, entry.city].filter(Boolean).join(", ")}
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
