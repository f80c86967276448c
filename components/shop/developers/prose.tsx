import { Fragment } from "react";

/** A text of the document, in which backticks mark what is typed as it stands. */
export function Prose({ text }: { text: string }) {
  return text
    .split("`")
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}
