"use client";

import { useEffect } from "react";
import { ErrorScreen } from "@/components/layout/error-screen";
import { applyTheme } from "@/components/layout/theme/theme";
import { fontVariables } from "./fonts/faces";
import "./globals.css";

/** Replaces the root layout when the root layout itself fails. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  useEffect(applyTheme, []);
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
