import { SPAN_LABELS, SPANS, type Span } from "./spans";

interface SpanSwitchProps {
  span: Span;
  onChange: (span: Span) => void;
}

/** How far back the charts reach. */
export function SpanSwitch({ span, onChange }: SpanSwitchProps) {
  return (
    <div role="group" aria-label="Span of the charts" className="flex rounded-md border bg-card">
      {SPANS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === span}
          onClick={() => onChange(each)}
          className="min-h-9 px-3.5 text-sm font-medium text-muted-foreground first:rounded-l-md last:rounded-r-md hover:text-foreground focus-visible:-outline-offset-2 aria-pressed:bg-primary aria-pressed:text-primary-foreground pointer-coarse:min-h-11"
        >
          {SPAN_LABELS[each]}
        </button>
      ))}
    </div>
  );
}
