/** Why a mail did not leave, in words without an address, a text or a password in them. */
export class MailError extends Error {
  /** The same mail would be refused again. */
  readonly permanent: boolean;

  constructor(reason: string, permanent: boolean) {
    super(reason);
    this.permanent = permanent;
  }
}

const frameOf = (error: Error) => /^\s+at .+$/m.exec(error.stack ?? "")?.[0].trim() ?? "";

/** Messages of other errors may quote what they were given; their names, codes and places do not. */
export function asMailError(error: unknown): MailError {
  if (error instanceof MailError) return error;
  if (!(error instanceof Error)) return new MailError("unknown", false);
  const { code } = error as { code?: unknown };
  return new MailError([error.name, code, frameOf(error)].filter(Boolean).join(" "), false);
}
