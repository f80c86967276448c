import * as TabsPrimitive from "@radix-ui/react-tabs";
import type { ComponentProps, MouseEvent } from "react";
import { cn } from "@/lib/base/cn";

export function Tabs(props: ComponentProps<typeof TabsPrimitive.Root>) {
  return <TabsPrimitive.Root data-slot="tabs" {...props} />;
}

export function TabsList({
  className,
  ...props
}: ComponentProps<typeof TabsPrimitive.List> & { "aria-label": string }) {
  return (
    <TabsPrimitive.List
      data-slot="tabs-list"
      className={cn("flex [scrollbar-width:none] gap-1 overflow-x-auto border-b", className)}
      {...props}
    />
  );
}

/** Radix moves the focus by script, for which browsers would draw the keyboard's focus ring. */
const focusWithoutRing = (event: MouseEvent<HTMLButtonElement>) =>
  event.currentTarget.focus({ focusVisible: false });

export function TabsTrigger({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      data-slot="tabs-trigger"
      className={cn(
        "min-h-12 shrink-0 border-b-2 border-transparent px-4 font-semibold text-muted-foreground transition-colors hover:text-foreground focus-visible:-outline-offset-2 data-[state=active]:border-primary data-[state=active]:text-foreground max-sm:px-3",
        className,
      )}
      onMouseDown={focusWithoutRing}
      {...props}
    />
  );
}

/** With `forceMount` it is in the HTML while another tab is open, for search engines. */
export function TabsContent({ className, ...props }: ComponentProps<typeof TabsPrimitive.Content>) {
  return (
    <TabsPrimitive.Content
      data-slot="tabs-content"
      className={cn("tab-panel", className)}
      {...props}
    />
  );
}
