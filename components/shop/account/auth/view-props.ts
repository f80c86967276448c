import type { View, Welcome } from "./views";

export interface ViewProps {
  setView: (view: View) => void;
  /** Called after signing in, with the token and the message to show. */
  enter: (token: string, welcome: Welcome) => void;
}

export interface EmailFormProps extends ViewProps {
  /** Shared with the other forms of the dialog. */
  email: string;
  setEmail: (email: string) => void;
}
