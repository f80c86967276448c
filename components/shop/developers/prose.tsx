import { Fragment } from "react";

/** Text of the API document, in which backticks mark code. */
export function Prose({ text }: { text: string }) {
  return text
    .split("`")
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}
