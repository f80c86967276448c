"use client";

import { useEffect } from "react";
import { ErrorScreen } from "@/components/layout/error-screen";
import { applyTheme } from "@/components/layout/theme";
import { fontVariables } from "./fonts/faces";
import "./globals.css";

/** Stands in for the root layout when that itself fails. */
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
