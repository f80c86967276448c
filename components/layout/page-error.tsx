"use client";

import { useWords } from "#words";
import { inLanguage } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";
import { ErrorScreen } from "./error-screen";

/** What stands in place of a page that failed, in its language. */
export function PageError({ error }: { error: Error & { digest?: string } }) {
  const say = useWords();
  return <ErrorScreen error={error} say={say} home={inLanguage(say.language, paths.home)} />;
}
