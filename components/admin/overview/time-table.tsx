import { Rupees } from "@/components/shared/format/rupees";
import { countText } from "@/lib/base/counts";
import { FiguresTable, FigureCell } from "./figures-table";
import { SPAN_LABELS, type Period, type Span } from "./spans";

interface TimeTableProps {
  periods: readonly Period[];
  span: Span;
}

/** Revenue and orders, the newest first. */
export function TimeTable({ periods, span }: TimeTableProps) {
  return (
    <FiguresTable
      caption={`Revenue and orders of the last ${SPAN_LABELS[span]}`}
      head={[span === "days" ? "Day" : "Month", "Revenue", "Orders"]}
    >
      {periods.toReversed().map(({ long, revenue, orders }) => (
        <tr key={long}>
          <th scope="row" className="px-3 py-1.5 font-normal">
            {long}
          </th>
          <FigureCell>
            <Rupees amount={revenue} />
          </FigureCell>
          <FigureCell>{countText(orders)}</FigureCell>
        </tr>
      ))}
    </FiguresTable>
  );
}
