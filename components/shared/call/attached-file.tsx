import { FileDown } from "lucide-react";
import { FileLink } from "./file-link";

interface AttachedFileProps {
  href: string;
  name: string;
  /** Bytes. */
  size: number;
}

/** A download link for a file attached to a message or a request. */
export function AttachedFile({ href, name, size }: AttachedFileProps) {
  return (
    <FileLink
      href={href}
      download={name}
      className="inline-flex min-h-11 max-w-full items-center gap-2 font-semibold text-link"
    >
      <FileDown aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
      <span className="font-normal whitespace-nowrap text-muted-foreground">
        {Math.max(1, Math.round(size / 1024))} KB
      </span>
    </FileLink>
  );
}
