import { LoaderCircle } from "lucide-react";
import { cn } from "@/lib/cn";

/** Turns while something runs. Decorative: the words beside it say what runs. */
export function Spinner({ className }: { className?: string }) {
  return (
    <LoaderCircle
      aria-hidden
      data-slot="spinner"
      className={cn("size-5 motion-safe:animate-spin", className)}
    />
  );
}
