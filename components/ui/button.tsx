import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "@radix-ui/react-slot";
import type { ComponentProps } from "react";
import { cn } from "@/lib/base/cn";

/**
 * Also for links that look like buttons: `<Button asChild><Link href=…>…</Link></Button>`. The classes are in
 * app/components.css.
 */
export const buttonVariants = cva("btn", {
  variants: {
    variant: {
      default: "btn-default",
      secondary: "btn-secondary",
      outline: "btn-outline",
      ghost: "btn-ghost",
      destructive: "btn-destructive",
      link: "btn-link",
      band: "btn-band",
    },
    size: { sm: "btn-sm", default: null, lg: "btn-lg", icon: "btn-icon" },
  },
  defaultVariants: { variant: "default", size: "default" },
});

export interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof buttonVariants> {
  /** Styles its only child as the button, instead of wrapping it. */
  asChild?: boolean;
}

export function Button({ asChild, variant, size, className, type, ...props }: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) return <Slot data-slot="button" className={classes} {...props} />;
  return <button type={type ?? "button"} data-slot="button" className={classes} {...props} />;
}
