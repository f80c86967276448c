import { CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

const SIGNS = {
  done: <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />,
  warning: <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-signal" />,
} as const;

/** A sentence with an icon for its state. */
export function Line({ sign, children }: { sign: keyof typeof SIGNS; children: ReactNode }) {
  return (
    <p className="flex gap-3">
      {SIGNS[sign]}
      <span className="min-w-0">{children}</span>
    </p>
  );
}
