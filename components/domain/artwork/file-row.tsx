import { CircleX, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "#words";
import type { Finding } from "@/lib/artwork/preflight/findings";
import { translateFinding } from "@/lib/artwork/preflight/translate-finding";
import { SmallPicture } from "./small-picture";

interface FileRowProps {
  /** The URL of the thumbnail; null if there is none. */
  picture: string | null;
  orderKey?: string | undefined;
  findings: readonly Finding[];
  children: ReactNode;
}

/** A print file with its thumbnail and the findings of its check. */
export function FileRow({ picture, orderKey, findings, children }: FileRowProps) {
  const query = orderKey ? `?key=${encodeURIComponent(orderKey)}` : "";
  return (
    <li className="grid grid-cols-[4rem_1fr] gap-3 text-sm">
      <SmallPicture src={picture && `${picture}${query}`} className="size-16" />
      <div className="min-w-0">
        {children}
        <Findings findings={findings} />
      </div>
    </li>
  );
}

/** Findings of a file check: errors in the error colour, warnings with an icon. */
function Findings({ findings }: Pick<FileRowProps, "findings">) {
  const t = useTranslate();
  if (findings.length === 0) return null;
  return (
    <ul className="mt-1.5 space-y-1">
      {findings.map(({ words, severity }) => {
        const isError = severity === "error";
        const Icon = isError ? CircleX : TriangleAlert;
        return (
          <li key={words} className="flex gap-2 font-semibold">
            <Icon
              aria-hidden
              className={`mt-0.5 size-4 shrink-0 ${isError ? "text-destructive" : "text-signal"}`}
            />
            <span className="min-w-0">
              <span className="sr-only">{t(isError ? "Error:" : "Warning:")} </span>
              {translateFinding(t, words)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
