import { FileDown } from "lucide-react";
import { FileLink } from "@/components/shared/call/file-link";
import type { Message } from "@/lib/inbox/schemas";
import { staffPaths } from "@/lib/base/staff-paths";

interface MessageFileProps {
  id: string;
  file: NonNullable<Message["file"]>;
}

/** The file that came with a message; whoever opens it should know that nobody looked into it. */
export function MessageFile({ id, file: { name, size } }: MessageFileProps) {
  return (
    <div>
      <FileLink
        href={staffPaths.messageFile(id)}
        download={name}
        className="inline-flex min-h-11 max-w-full items-center gap-2 font-semibold text-link"
      >
        <FileDown aria-hidden className="size-5 shrink-0" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
        <span className="font-normal whitespace-nowrap text-muted-foreground">
          {Math.max(1, Math.round(size / 1024))} KB
        </span>
      </FileLink>
      <p className="text-sm text-muted-foreground">
        From a stranger, and not checked for viruses. Open it only where your computer checks files.
      </p>
    </div>
  );
}
