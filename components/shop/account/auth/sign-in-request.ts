/** Lets a link anywhere on a page open the dialog, which is part of the header. */

export type SignInMode = "login" | "signup";

type Listener = (mode: SignInMode) => void;

let opener: Listener | undefined;

/** Returns false on a page without the dialog; the link then opens the sign-in page. */
export function requestSignIn(mode: SignInMode): boolean {
  opener?.(mode);
  return opener !== undefined;
}

export function onSignInRequest(listener: Listener): () => void {
  opener = listener;
  return () => {
    if (opener === listener) opener = undefined;
  };
}
