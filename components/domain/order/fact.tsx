import type { ReactNode } from "react";

/** One named value in a <dl>. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
