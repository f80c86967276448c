"use client";

import { useEffect } from "react";
import { ErrorScreen } from "@/components/layout/error-screen";
import { fontVariables } from "./fonts/faces";
import "./globals.css";

/** Imported on demand, because every page includes this file, and has that code already. */
async function applyTheme(): Promise<void> {
  const theme = await import("@/components/layout/theme/theme");
  theme.applyTheme();
}

/** Replaces the root layout when the root layout itself fails. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => void applyTheme(), []);
  return (
    <html lang="en-IN" className={fontVariables} suppressHydrationWarning>
      <body>
        <title>Something Went Wrong!</title>
        <main id="main">
          <ErrorScreen error={error} />
        </main>
      </body>
    </html>
  );
}
