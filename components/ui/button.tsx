import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "@radix-ui/react-slot";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** Also for links that look like buttons: `<Button asChild><Link href=…>…</Link></Button>`. */
export const buttonVariants = cva(
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-md border border-transparent text-center font-semibold leading-tight transition-[background-color,border-color,color,transform] duration-150 ease-out select-none active:translate-y-px disabled:pointer-events-none disabled:opacity-60 aria-disabled:pointer-events-none aria-disabled:opacity-60 [&_svg]:shrink-0 [&_svg:not([class*='size-'])]:size-[1.125em]",
  {
    variants: {
      variant: {
        default: "bg-primary text-primary-foreground hover:bg-primary-hover",
        secondary: "bg-secondary text-secondary-foreground hover:bg-secondary-hover",
        outline: "border-input bg-card text-foreground hover:bg-muted",
        ghost: "text-foreground hover:bg-muted",
        destructive: "bg-destructive text-destructive-foreground hover:opacity-90",
        link: "h-auto min-h-0 border-0 p-0 font-medium text-link underline underline-offset-4 hover:decoration-2",
        band: "bg-band-foreground text-band hover:bg-marigold hover:text-marigold-foreground",
      },
      size: {
        sm: "min-h-9 px-3 py-1.5 text-sm pointer-coarse:min-h-11",
        default: "min-h-11 px-5 py-2 text-[0.9375rem]",
        lg: "min-h-13 px-7 py-3 text-base",
        icon: "size-11 text-base",
      },
    },
    defaultVariants: { variant: "default", size: "default" },
  },
);

export interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof buttonVariants> {
  /** Dresses its only child as the button, instead of wrapping it. */
  asChild?: boolean;
}

export function Button({ asChild, variant, size, className, type, ...props }: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) return <Slot data-slot="button" className={classes} {...props} />;
  return <button type={type ?? "button"} data-slot="button" className={classes} {...props} />;
}
