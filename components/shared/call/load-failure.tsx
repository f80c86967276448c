"use client";

import { useWords } from "#words";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

interface LoadFailureProps {
  text: string;
  retry: () => void;
  className?: string;
}

/** Shown in place of content that failed to load, with a button to try again. */
export function LoadFailure({ text, retry, className }: LoadFailureProps) {
  const say = useWords();
  return (
    <Notice role="alert" className={className}>
      <p>{say(text)}</p>
      <Button size="sm" variant="outline" className="mt-2.5" onClick={retry}>
        {say("Try again")}
      </Button>
    </Notice>
  );
}
