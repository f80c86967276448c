import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

type BoxProps = ComponentProps<"div">;

export function Card({ className, ...props }: BoxProps) {
  return (
    <div
      className={cn("rounded-lg border bg-card text-card-foreground shadow-sheet", className)}
      {...props}
    />
  );
}

export function CardHeader({ className, ...props }: BoxProps) {
  return <div className={cn("space-y-1 p-5 pb-0 sm:p-6 sm:pb-0", className)} {...props} />;
}

/** An h2; where the outline of the page asks for another level, pass `as`. */
export function CardTitle({
  as: Heading = "h2",
  className,
  ...props
}: ComponentProps<"h2"> & { as?: "h2" | "h3" | "h4" }) {
  return <Heading className={cn("text-heading", className)} {...props} />;
}

export function CardDescription({ className, ...props }: ComponentProps<"p">) {
  return <p className={cn("text-sm text-muted-foreground", className)} {...props} />;
}

export function CardContent({ className, ...props }: BoxProps) {
  return <div className={cn("p-5 sm:p-6", className)} {...props} />;
}

export function CardFooter({ className, ...props }: BoxProps) {
  return (
    <div className={cn("flex flex-wrap gap-3 p-5 pt-0 sm:p-6 sm:pt-0", className)} {...props} />
  );
}
