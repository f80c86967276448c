"use client";

import { ErrorScreen } from "@/components/layout/error-screen";

export default function AppError() {
  return (
    <main id="main">
      <ErrorScreen />
    </main>
  );
}
