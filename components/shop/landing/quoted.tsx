/** The owner's text, in which a range such as "3-5" does not break after its hyphen. */
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

/** A heading that prefers to break after its commas. */
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
