"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "./notice";

interface QuoteFailureProps {
  message: string;
  /** Whether figures from before stand beside it. */
  hasFigures: boolean;
  retry: () => void;
}

export function QuoteFailure({ message, hasFigures, retry }: QuoteFailureProps) {
  return (
    <Notice role="alert">
      <p>
        {message} {hasFigures && "The figures below are the last ones we know."}
      </p>
      <Button size="sm" variant="outline" className="mt-2.5" onClick={retry}>
        Try again
      </Button>
    </Notice>
  );
}
