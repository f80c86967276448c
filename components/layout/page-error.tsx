import { useTranslate } from "#words";
import { inLanguage } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";
import { ErrorScreen } from "./error-screen";

/** Replaces a page that failed, in its language. */
export function PageError({ error }: { error: Error & { digest?: string } }) {
  const t = useTranslate();
  return <ErrorScreen error={error} t={t} home={inLanguage(t.language, paths.home)} />;
}
