import { SearchX, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";

interface EmptyListProps {
  title: string;
  Icon?: LucideIcon;
  /** Buttons for the next step. */
  actions?: ReactNode;
  as?: "h2" | "h3";
  children: ReactNode;
}

/** Replaces a list without rows. */
export function EmptyList({ title, Icon = SearchX, actions, as, children }: EmptyListProps) {
  return (
    <Card className="px-5">
      <EmptyState
        as={as}
        className="py-10 [&_:is(h2,h3)]:text-heading"
        title={title}
        picture={<Icon strokeWidth={1.25} />}
        actions={actions}
      >
        <p>{children}</p>
      </EmptyState>
    </Card>
  );
}

export interface NoMatchesTexts {
  title: string;
  text: string;
  /** The button that clears search and filters: "Show all orders". */
  clear: string;
  actions?: ReactNode;
}

/** Shown when search and filters match nothing. */
export function NoMatches(props: NoMatchesTexts & { onClear: () => void }) {
  const { title, text, clear, actions, onClear } = props;
  return (
    <EmptyList
      title={title}
      actions={
        <>
          <Button variant="outline" onClick={onClear}>
            {clear}
          </Button>
          {actions}
        </>
      }
    >
      {text}
    </EmptyList>
  );
}
