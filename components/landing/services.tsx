import { ArrowRight } from "lucide-react";
import type { StaticImageData } from "next/image";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";
import measured from "./pictures/measured.webp";
import printed from "./pictures/printed.webp";
import protectedJars from "./pictures/protected.webp";
import served from "./pictures/served.webp";
import { SectionHeading } from "./section-heading";

interface Service {
  title: string;
  text: string;
  picture: StaticImageData;
  link: { label: string; href: string };
}

const SERVICES: readonly Service[] = [
  {
    title: "Made to your size",
    text: "Tell us the inner length, width and height, and what goes inside. You get a drawing with all dimensions in millimetres before we cut.",
    picture: measured,
    link: { label: "See boxes", href: paths.products({ category: "Boxes" }) },
  },
  {
    title: "Printed with your logo",
    text: "One or two colours on kraft and white board, on bags, mailers and tape. You approve a proof; then we print.",
    picture: printed,
    link: { label: "See mailers", href: paths.products({ category: "Mailers" }) },
  },
  {
    title: "Made for food",
    text: "Bowls, boxes, cups and wraps of food-grade board that hold heat and oil on the way from the kitchen to the table.",
    picture: served,
    link: { label: "See food packaging", href: paths.products({ category: "Food Packaging" }) },
  },
  {
    title: "Packed for the road",
    text: "Moulded pulp, honeycomb wrap and corner guards in place of bubble wrap and foam.",
    picture: protectedJars,
    link: { label: "See protection", href: paths.products({ category: "Protection" }) },
  },
];

export function Services() {
  return (
    <section id="services" className="container-page py-10 sm:py-24">
      <SectionHeading title="What the workshop does">
        Choose a stock size, or have it made to your size with your print.
      </SectionHeading>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-6 sm:mt-12 sm:gap-x-8 sm:gap-y-10 lg:grid-cols-4">
        {SERVICES.map((service) => (
          <ServiceEntry key={service.title} service={service} />
        ))}
      </ul>
    </section>
  );
}

function ServiceEntry({ service }: { service: Service }) {
  const { title, text, picture, link } = service;
  return (
    <li className="group flex flex-col">
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt=""
        loading="lazy"
        className="aspect-[4/3] w-full rounded-lg border object-cover sm:aspect-square dark:brightness-[.82]"
      />
      <div className="mt-3 flex flex-1 flex-col sm:mt-5">
        <h3 className="leading-snug sm:text-heading">{title}</h3>
        <p className="mt-2 text-muted-foreground max-sm:hidden">{text}</p>
        <Link
          href={link.href}
          prefetch={false}
          className="mt-auto inline-flex min-h-11 items-center gap-2 self-start font-semibold text-link sm:pt-2"
        >
          {link.label}
          <ArrowRight
            aria-hidden
            className="size-4 transition-transform group-hover:translate-x-0.5"
          />
        </Link>
      </div>
    </li>
  );
}
