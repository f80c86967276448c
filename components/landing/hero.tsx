import Link from "next/link";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/paths";
import { promises } from "@/lib/promises";
import { HeroPicture } from "./hero-picture";

export function Hero() {
  return (
    <section className="border-b">
      <div className="lg:relative">
        <div className="container-page grid lg:min-h-[min(41rem,calc(100dvh-11rem))] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)] lg:gap-12">
          <div className="py-12 sm:py-16 lg:self-center lg:py-14">
            <h1 className="text-display">Good packaging, from {promises.minimumOrder}.</h1>
            <p className="mt-6 max-w-[34rem] text-lead text-muted-foreground">
              Kraft mailers, paper bags, food packaging, cups and tapes for businesses across India.
              Made of paper and board that go back into the cycle, printed with your mark, ready in{" "}
              {promises.production}.
            </p>
            <div className="mt-9 flex flex-wrap gap-3">
              <Button asChild size="lg">
                <Link href={paths.products()}>Browse Products</Link>
              </Button>
              <Button asChild size="lg" variant="outline">
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
