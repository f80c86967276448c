"use client";

import { useWords } from "#words";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

interface QuoteFailureProps {
  message: string;
  /** Whether earlier figures are shown next to it. */
  hasFigures: boolean;
  retry: () => void;
}

export function QuoteFailure({ message, hasFigures, retry }: QuoteFailureProps) {
  const say = useWords();
  return (
    <Notice role="alert">
      <p>
        {say(message)} {hasFigures && say("The amounts below may be out of date.")}
      </p>
      <Button size="sm" variant="outline" className="mt-2.5" onClick={retry}>
        {say("Try again")}
      </Button>
    </Notice>
  );
}
