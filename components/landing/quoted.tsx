import type { Clause } from "@/lib/content/quotes";

/** The words of a text of the owner's own; a promise such as "3-5 business days" does not break after its hyphen. */
export function Quoted({ clauses }: { clauses: readonly Clause[] }) {
  return clauses.map((clause, index) => (
    <span key={index}>
      {index > 0 && " "}
      <Words clause={clause} />
    </span>
  ));
}

/** The same for a heading, which breaks at its commas rather than elsewhere. */
export function QuotedHeading({ clauses }: { clauses: readonly Clause[] }) {
  return clauses.map((clause, index) => (
    <span key={index}>
      {index > 0 && " "}
      <span className="inline-block">
        <Words clause={clause} />
      </span>
    </span>
  ));
}

function Words({ clause }: { clause: Clause }) {
  return clause.map(({ text, isQuote }, index) =>
    isQuote ? (
      <span key={index} className="whitespace-nowrap">
        {text}
      </span>
    ) : (
      text
    ),
  );
}
