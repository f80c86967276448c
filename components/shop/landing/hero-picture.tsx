import type { StaticImageData } from "next/image";
import large from "./pictures/workbench-1440.webp";
import medium from "./pictures/workbench-960.webp";
import small from "./pictures/workbench-640.webp";
import nightLarge from "./pictures/workbench-night-1440.webp";
import nightMedium from "./pictures/workbench-night-960.webp";
import nightSmall from "./pictures/workbench-night-640.webp";

const ALT =
  "On a workbench: a printed paper bag, a shipping carton, an open mailer box packed with a shirt and two jars, paper cups and rolls of printed tape";

function sourcesOf(pictures: readonly [StaticImageData, StaticImageData, StaticImageData]) {
  const [, medium, large] = pictures;
  return {
    src: medium.src,
    srcSet: pictures.map(({ src, width }) => `${src} ${width}w`).join(", "),
    sizes: "(min-width: 64rem) 52vw, 100vw",
    width: large.width,
    height: large.height,
  };
}

/** Reaches the right edge of the window on wide screens, both edges on narrow ones, and dissolves into the paper. */
export function HeroPicture() {
  return (
    <div className="-mx-[clamp(1rem,4vw,2.5rem)] mask-t-from-88% lg:absolute lg:inset-y-0 lg:right-0 lg:left-[48%] lg:mx-0 lg:mask-t-from-100% lg:mask-l-from-91%">
      <img
        {...sourcesOf([small, medium, large])}
        alt={ALT}
        fetchPriority="high"
        className="size-full object-cover max-sm:aspect-[10/7] lg:object-[50%_25%] dark:hidden"
      />
      {/* Lazy, so that nobody loads it who does not see it. */}
      <img
        {...sourcesOf([nightSmall, nightMedium, nightLarge])}
        alt={ALT}
        loading="lazy"
        className="hidden size-full object-cover sepia-[.18] max-sm:aspect-[10/7] lg:object-[50%_25%] dark:block"
      />
    </div>
  );
}
