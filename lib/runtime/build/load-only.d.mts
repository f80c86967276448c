export const LOAD_ONLY: string;
export function loadOnly(
  program: string,
  options?: { execArgv?: readonly string[]; env?: Record<string, string | undefined> },
): Promise<void>;
