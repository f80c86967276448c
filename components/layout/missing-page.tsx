import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";

/** Uses the texts of docs/product.md: Pages; the web process logs the missing path. */
export function MissingPage() {
  const t = useTranslate();
  return (
    <div className="container-page grid items-center gap-8 py-12 sm:py-20 md:grid-cols-2 md:gap-16">
      <div className="md:order-last">
        <p className="font-display text-2xl text-signal">404</p>
        <h1 className="mt-2 text-display">{t("Oops! Page not found")}</h1>
        <p className="mt-5 max-w-prose text-lead text-muted-foreground">
          {t("The address may be mistyped, or the product is no longer sold.")}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button asChild size="lg">
            <Link href={paths.home} prefetch={false}>
              {t("Return to Home")}
            </Link>
          </Button>
          <Button asChild size="lg" variant="outline">
            <Link href={paths.products()}>{t("Browse Products")}</Link>
          </Button>
        </div>
      </div>
      <EmptyBox className="mx-auto w-full max-w-72 md:max-w-md" />
    </div>
  );
}

/** A technical drawing of an open, empty carton. Decorative. */
function EmptyBox({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 400 330"
      aria-hidden
      fill="none"
      strokeWidth="2.5"
      strokeLinejoin="round"
      className={className}
    >
      <g className="fill-kraft stroke-foreground">
        <path d="M200 128 330 82 362 36 236 76Z" className="fill-kraft/70" />
        <path d="M200 128 70 82 38 36 164 76Z" className="fill-kraft/70" />
        <path d="M70 82 200 36 330 82 200 128Z" className="fill-muted" />
        <path
          d="M200 36v92M70 82l130 92 130-92"
          strokeWidth="1.5"
          className="stroke-foreground/35"
        />
        <path d="M70 82 200 128V292L70 240Z" />
        <path d="M330 82 200 128V292L330 240Z" className="brightness-90" />
        <path d="M70 82 200 128 160 176 26 126Z" className="brightness-105" />
        <path d="M330 82 200 128 240 176 374 126Z" />
      </g>
      <path
        d="M95 208v26M82 222l13-14 13 14M120 216v26M107 230l13-14 13 14"
        className="stroke-foreground/70"
      />
      <path
        d="M52 306h296"
        strokeDasharray="2 9"
        strokeLinecap="round"
        className="stroke-kraft-line"
      />
    </svg>
  );
}
