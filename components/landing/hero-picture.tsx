import large from "./pictures/workbench-1440.webp";
import medium from "./pictures/workbench-960.webp";
import small from "./pictures/workbench-640.webp";

const SOURCES = [small, medium, large].map(({ src, width }) => `${src} ${width}w`).join(", ");

/** Reaches the right edge of the window on wide screens, both edges on narrow ones. */
export function HeroPicture() {
  return (
    <div className="-mx-[clamp(1rem,4vw,2.5rem)] lg:absolute lg:inset-y-0 lg:right-0 lg:left-1/2 lg:mx-0 lg:pl-6 xl:pl-0">
      <img
        src={medium.src}
        srcSet={SOURCES}
        sizes="(min-width: 64rem) 50vw, 100vw"
        width={large.width}
        height={large.height}
        alt="On a workbench: a printed paper bag, a shipping carton, an open mailer box packed with a shirt and two jars, paper cups and rolls of printed tape"
        fetchPriority="high"
        className="size-full object-cover dark:brightness-[.82]"
      />
    </div>
  );
}
