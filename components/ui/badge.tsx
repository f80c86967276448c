import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/base/cn";

const badgeVariants = cva("badge", {
  variants: {
    variant: {
      secondary: "bg-secondary text-secondary-foreground",
      default: "bg-primary text-primary-foreground",
      signal: "bg-signal text-signal-foreground",
      marigold: "bg-marigold text-marigold-foreground",
      outline: "border border-input bg-card text-foreground",
    },
  },
  defaultVariants: { variant: "secondary" },
});

export function Badge({
  variant,
  className,
  ...props
}: ComponentProps<"span"> & VariantProps<typeof badgeVariants>) {
  return (
    <span data-slot="badge" className={cn(badgeVariants({ variant }), className)} {...props} />
  );
}
