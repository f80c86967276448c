export function SpecificationTable({ specifications }: { specifications: Record<string, string> }) {
  const rows = Object.entries(specifications);
  if (rows.length === 0) {
    return <p className="text-muted-foreground">No specifications are given for this product.</p>;
  }
  return (
    <table className="w-full max-w-3xl border-t text-left">
      <caption className="sr-only">Specifications</caption>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name} className="border-b align-top">
            <th scope="row" className="w-2/5 py-3 pr-4 font-medium text-muted-foreground sm:w-56">
              {name}
            </th>
            <td className="py-3 [overflow-wrap:anywhere] tabular">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
