"use client";

import { ErrorScreen } from "@/components/layout/error-screen";

export default function AppError({ error }: { error: Error & { digest?: string } }) {
  return (
    <main id="main">
      <ErrorScreen error={error} />
    </main>
  );
}
