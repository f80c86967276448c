import { SectionHeading } from "./section-heading";

const TESTIMONIALS = [
  {
    quote:
      "We started with 100 mailer boxes because that was all we could use. The second order was 2,000 and the print matched the first to the shade.",
    name: "Ananya Krishnan",
    role: "Founder, skincare brand",
    city: "Bengaluru",
  },
  {
    quote:
      "The chai cups do not go soft in the last sip. My counter staff stopped double-cupping, which paid for the better cup.",
    name: "Harpreet Singh Gill",
    role: "Owner, tea rooms",
    city: "Chandigarh",
  },
  {
    quote:
      "They sent back a drawing with one wall moved by 4 mm and told us why. Breakage on glass jars went from one in sixty to almost none.",
    name: "Meher Dastur",
    role: "Operations, pickles and preserves",
    city: "Pune",
  },
  {
    quote: "Proof on Monday, boxes on Friday, and the same person on the phone both times.",
    name: "Rohan Mehta",
    role: "Procurement, garment exporter",
    city: "Surat",
  },
  {
    quote:
      "The bowls hold dal for forty minutes on a scooter. We tried three suppliers before somebody gave us a figure for that.",
    name: "Lakshmi Venkataraman",
    role: "Partner, cloud kitchen",
    city: "Chennai",
  },
  {
    quote:
      "Mithai season leaves no room for a late carton. Two years now, and the gift boxes have come flat, counted and on the day.",
    name: "Faisal Ansari",
    role: "Third generation, sweet shop",
    city: "Lucknow",
  },
] as const;

export function Testimonials() {
  return (
    <section id="testimonials" className="bg-kraft/55 fibres py-10 sm:py-24">
      <div className="container-page">
        <SectionHeading title="What buyers write to us" />
        {/* Reached by the keyboard where it can be moved sideways. */}
        <ul
          tabIndex={0}
          aria-label="Testimonials"
          className="snap-shelf mt-6 gap-6 md:mt-12 md:columns-2 lg:columns-3"
        >
          {TESTIMONIALS.map((entry) => (
            <li
              key={entry.name}
              className="break-inside-avoid max-md:w-[78vw] max-md:max-w-96 md:mb-6"
            >
              <figure className="flex h-full flex-col rounded-lg border bg-card p-5 shadow-sheet sm:p-6">
                <blockquote className="flex-1 font-display leading-relaxed sm:text-lg">
                  <p>{entry.quote}</p>
                </blockquote>
                <figcaption className="mt-5 border-t perforated pt-4 text-sm">
                  <span className="block font-semibold">{entry.name}</span>
                  <span className="text-muted-foreground">
                    {entry.role}, {entry.city}
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
