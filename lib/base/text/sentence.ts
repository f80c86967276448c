/** Ends a message with a full stop, as form fields leave it out and lists of mistakes do not. */
export const asSentence = (message: string): string =>
  /[.!?…:]["”’)]?$/.test(message) ? message : `${message}.`;
