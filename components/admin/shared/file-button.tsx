import { type ReactNode, useRef } from "react";
import { Button } from "@/components/ui/button";

interface FileButtonProps {
  /** The name of the input. */
  label: string;
  accept: string;
  busy?: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** A button that opens the file dialog. */
export function FileButton({ label, accept, busy, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // Allows choosing the same file again after a refusal.
          currentTarget.value = "";
        }}
      />
      <Button
        variant="outline"
        size="sm"
        aria-disabled={busy}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  );
}
