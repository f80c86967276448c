/** Of the process and of the machine. */
const OUT_OF_FILES = new Set(["EMFILE", "ENFILE"]);

function isOutOfFiles(error: unknown): boolean {
  const { code, cause } = Object(error) as { code?: unknown; cause?: unknown };
  return OUT_OF_FILES.has(String(code)) || (cause !== undefined && isOutOfFiles(cause));
}

/**
 * Has the process ended and replaced where the error says that it can open no file: whatever took them all does not
 * give them back. Its web process learns of it as of any exception that nobody catches.
 */
export function throwWhenOutOfFiles(error: unknown): void {
  if (!isOutOfFiles(error)) return;
  setImmediate(() => {
    throw error;
  });
}
