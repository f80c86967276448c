"use client";

import { RefreshCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/base/cn";

interface RefreshButtonProps {
  busy: boolean;
  onClick: () => void;
}

/** Asks for the figures of a page again. */
export function RefreshButton({ busy, onClick }: RefreshButtonProps) {
  return (
    <Button variant="outline" size="sm" aria-disabled={busy} onClick={onClick}>
      <RefreshCw aria-hidden className={cn(busy && "motion-safe:animate-spin")} />
      Refresh
    </Button>
  );
}
