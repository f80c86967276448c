/** A text of the owner's own, in which a span such as "3-5" does not break after its hyphen. */
export function Quoted({ text }: { text: string }) {
  return text.split(/(\d+-\d+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** A heading that breaks at its commas rather than elsewhere. */
export function QuotedHeading({ clauses }: { clauses: readonly string[] }) {
  return clauses.map((clause, index) => (
    <span key={index}>
      {index > 0 && " "}
      <span className="inline-block">
        <Quoted text={clause} />
      </span>
    </span>
  ));
}
