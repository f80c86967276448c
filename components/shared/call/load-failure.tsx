"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

interface LoadFailureProps {
  text: string;
  retry: () => void;
  className?: string;
}

/** Stands where something should be that could not be loaded, with the way to try again. */
export function LoadFailure({ text, retry, className }: LoadFailureProps) {
  return (
    <Notice role="alert" className={className}>
      <p>{text}</p>
      <Button size="sm" variant="outline" className="mt-2.5" onClick={retry}>
        Try again
      </Button>
    </Notice>
  );
}
