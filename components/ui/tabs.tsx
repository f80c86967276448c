"use client";

import {
  createContext,
  use,
  useId,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from "react";
import { cn } from "@/lib/cn";

interface TabsState {
  id: string;
  active: string;
  select: (value: string) => void;
}

const TabsContext = createContext<TabsState | null>(null);

function useTabs(): TabsState {
  const state = use(TabsContext);
  if (!state) throw new Error("A tab stands outside <Tabs>");
  return state;
}

interface TabsProps extends ComponentProps<"div"> {
  defaultValue: string;
  /** With `onValueChange`: the parent keeps the choice. */
  value?: string;
  onValueChange?: (value: string) => void;
}

/** Every panel stands in the HTML, so that search engines and browsers without scripts read them. */
export function Tabs({ defaultValue, value, onValueChange, children, ...props }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const select = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };
  return (
    <TabsContext value={{ id, active: value ?? own, select }}>
      <div {...props}>{children}</div>
    </TabsContext>
  );
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrow keys move between tabs and open them, as the ARIA tab pattern has it. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const step = STEPS[event.key];
  if (!step) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const index = tabs.findIndex((tab) => tab === document.activeElement);
  if (index < 0) return;
  event.preventDefault();
  const next = tabs[step(index, tabs.length)];
  next?.focus();
  next?.click();
}

export function TabsList({
  className,
  ...props
}: ComponentProps<"div"> & { "aria-label": string }) {
  return (
    <div
      role="tablist"
      onKeyDown={moveFocus}
      className={cn("flex [scrollbar-width:none] gap-1 overflow-x-auto border-b", className)}
      {...props}
    />
  );
}

export function TabsTrigger({
  value,
  className,
  ...props
}: ComponentProps<"button"> & { value: string }) {
  const { id, active, select } = useTabs();
  const selected = active === value;
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-${value}-tab`}
      aria-selected={selected}
      aria-controls={`${id}-${value}`}
      tabIndex={selected ? 0 : -1}
      onClick={() => select(value)}
      className={cn(
        "min-h-12 shrink-0 border-b-2 border-transparent px-4 font-semibold text-muted-foreground transition-colors hover:text-foreground focus-visible:-outline-offset-2 aria-selected:border-primary aria-selected:text-foreground",
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({
  value,
  className,
  ...props
}: ComponentProps<"div"> & { value: string }) {
  const { id, active } = useTabs();
  return (
    <div
      role="tabpanel"
      id={`${id}-${value}`}
      aria-labelledby={`${id}-${value}-tab`}
      hidden={active !== value}
      tabIndex={0}
      className={cn("pt-6", className)}
      {...props}
    />
  );
}
