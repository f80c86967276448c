import { useRouter as useNextRouter } from "next/navigation";
import { useMemo } from "react";
import { useTranslate } from "#words";
import { inLanguage } from "@/lib/base/http/languages";

/** Next's router, which stays in the language of the page. It takes paths from lib/base/paths.ts. */
export function useRouter(): ReturnType<typeof useNextRouter> {
  const router = useNextRouter();
  const { language } = useTranslate();
  return useMemo(() => {
    if (language === "en") return router;
    return {
      ...router,
      push: (href, options) => router.push(inLanguage(language, href), options),
      replace: (href, options) => router.replace(inLanguage(language, href), options),
    };
  }, [router, language]);
}
