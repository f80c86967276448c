import { LoaderCircle } from "lucide-react";
import { cn } from "@/lib/base/cn";

interface SpinnerProps {
  size?: "size-5" | "size-8";
  className?: string;
}

/** Decorative: the text next to it says what is running. */
export function Spinner({ size = "size-5", className }: SpinnerProps) {
  return (
    <LoaderCircle
      aria-hidden
      data-slot="spinner"
      className={cn("motion-safe:animate-spin", size, className)}
    />
  );
}
