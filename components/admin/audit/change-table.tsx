import type { DetailChange } from "./detail-text";

/** What was before and what is after, field by field. */
export function ChangeTable({ changes }: { changes: readonly DetailChange[] }) {
  return (
    <div className="overflow-hidden rounded-md border">
      <table className="w-full table-fixed text-left text-sm">
        <caption className="sr-only">What changed</caption>
        <thead className="border-b bg-muted text-xs">
          <tr className="[&>th]:px-3 [&>th]:py-1.5 [&>th]:font-semibold">
            <th scope="col" className="w-[30%]">
              Changed
            </th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody className="divide-y align-top [&_td]:px-3 [&_td]:py-2 [&_th]:px-3 [&_th]:py-2">
          {changes.map(({ field, before, after }) => (
            <tr key={field} className="[overflow-wrap:anywhere] whitespace-pre-line">
              <th scope="row" className="font-semibold">
                {field}
              </th>
              <td className="text-muted-foreground">{before ?? "None"}</td>
              <td>{after ?? <span className="text-muted-foreground">None</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
