"use client";

import { PageError } from "@/components/layout/page-error";

export default function AppError({ error }: { error: Error & { digest?: string } }) {
  return (
    <main id="main">
      <PageError error={error} />
    </main>
  );
}
