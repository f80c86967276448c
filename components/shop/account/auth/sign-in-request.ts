/** How a link anywhere on a page opens the dialog that the header holds. */

export type SignInMode = "login" | "signup";

type Listener = (mode: SignInMode) => void;

let opener: Listener | undefined;

/** False on a page without the dialog; a link then leads to the sign-in page. */
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
