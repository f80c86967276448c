"use client";

import { useWords } from "#words";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { Proceed } from "./use-proceed";

export function ProceedButton({ proceed, className }: { proceed: Proceed; className?: string }) {
  const say = useWords();
  const { href, accept, explain } = proceed;
  if (href === null) {
    return (
      <Button size="lg" className={className} onClick={explain}>
        {say("Proceed to Checkout")}
      </Button>
    );
  }
  return (
    <Button asChild size="lg" className={className}>
      <Link href={href} onClick={accept}>
        {say("Proceed to Checkout")}
      </Link>
    </Button>
  );
}
