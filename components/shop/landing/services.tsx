import { ArrowRight } from "lucide-react";
import type { StaticImageData } from "next/image";
import { useTranslate } from "#words";
import { Link } from "@/components/ui/link";
import type { SiteContent } from "@/lib/shop/content/blocks";
import type { ServicePicture } from "@/lib/shop/content/pictures";
import measured from "./pictures/measured.webp";
import printed from "./pictures/printed.webp";
import protectedJars from "./pictures/protected.webp";
import served from "./pictures/served.webp";
import { shelfAddress } from "./shelf-address";
import { SectionHeading } from "./section-heading";

type Service = SiteContent["services"]["items"][number];

const PICTURES: Record<Exclude<ServicePicture, "none">, StaticImageData> = {
  measured,
  printed,
  served,
  protected: protectedJars,
};

interface ServicesProps {
  services: readonly Service[];
  /** Slugs of the existing categories. */
  categories: readonly string[];
}

export function Services({ services, categories }: ServicesProps) {
  const t = useTranslate();
  return (
    <section id="services" className="container-page py-7 sm:py-24">
      <SectionHeading title={t("What the workshop does")} brief>
        {t("Choose a stock size, or have it made to your size with your print.")}
      </SectionHeading>
      <ul className="snap-shelf mt-4 sm:mt-12 md:grid md:grid-cols-2 md:gap-x-8 md:gap-y-10 lg:grid-cols-4">
        {services.map((service) => (
          <ServiceEntry
            key={service.title}
            service={service}
            href={shelfAddress(service.category, categories)}
          />
        ))}
      </ul>
    </section>
  );
}

function ServiceEntry({ service, href }: { service: Service; href: string }) {
  const { title, text, linkLabel } = service;
  const picture = service.picture === "none" ? null : PICTURES[service.picture];
  return (
    <li className="group flex flex-col max-md:w-[42vw] max-md:max-w-60">
      {picture && (
        <img
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt=""
          loading="lazy"
          className="aspect-[4/3] w-full rounded-lg border object-cover sm:aspect-square dark:brightness-[.82]"
        />
      )}
      <div className="mt-3 flex flex-1 flex-col sm:mt-4">
        <h3 className="text-lg leading-snug">{title}</h3>
        <p className="mt-2 text-muted-foreground max-sm:hidden">{text}</p>
        {linkLabel && (
          <Link
            href={href}
            prefetch={false}
            className="mt-auto inline-flex min-h-11 items-center gap-2 self-start font-semibold text-link sm:pt-2"
          >
            {linkLabel}
            <ArrowRight
              aria-hidden
              className="size-4 transition-transform group-hover:translate-x-0.5"
            />
          </Link>
        )}
      </div>
    </li>
  );
}
