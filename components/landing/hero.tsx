import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { Claims } from "@/lib/content/phrases";
import { paths } from "@/lib/paths";
import { HeroPicture } from "./hero-picture";

export function Hero({ claims }: { claims: Claims }) {
  return (
    <section className="border-b">
      <div className="lg:relative">
        <div className="container-page grid lg:min-h-[clamp(32rem,42vw,50rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)] lg:gap-12">
          <div className="pt-8 pb-4 sm:py-16 lg:self-center lg:py-14">
            <h1 className="text-display">
              <span className="inline-block">Good packaging{claims.minimumOrder ? "," : "."}</span>{" "}
              {claims.minimumOrder && (
                <span className="inline-block">from {claims.minimumOrder}.</span>
              )}
            </h1>
            <p className="mt-4 max-w-[34rem] text-lead text-muted-foreground sm:mt-6">
              Kraft mailers, paper bags, food packaging, cups and tapes for businesses across India.
              Plain or printed with your logo
              {claims.production && (
                <>
                  , ready in <span className="whitespace-nowrap">{claims.production}</span>
                </>
              )}
              .
            </p>
            <div className="mt-6 flex flex-wrap gap-3 sm:mt-9">
              <Button asChild size="lg" className="max-sm:flex-1 max-sm:px-3">
                <Link href={paths.products()}>Browse Products</Link>
              </Button>
              <Button asChild size="lg" variant="outline" className="max-sm:flex-1 max-sm:px-3">
                <Link href={paths.homeSection("contact")}>Ask for a quote</Link>
              </Button>
            </div>
          </div>
          <HeroPicture />
        </div>
      </div>
    </section>
  );
}
