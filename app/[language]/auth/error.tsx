"use client";

import { PageError } from "@/components/layout/page-error";

/** Of the pages without a frame; each group has its own, because a page loads those of all folders above it. */
export default function AppError({ error }: { error: Error & { digest?: string } }) {
  return (
    <main id="main">
      <PageError error={error} />
    </main>
  );
}
