import { Rupees } from "@/components/shared/format/rupees";
import { countText } from "@/lib/base/counts";
import { FiguresTable, FigureCell } from "./figures-table";
import type { CategoryBar } from "./spans";

/** Sales of each category, the largest first. */
export function CategoryTable({ bars }: { bars: readonly CategoryBar[] }) {
  return (
    <FiguresTable caption="Sales by category" head={["Category", "Revenue", "Share", "Packs"]}>
      {bars.map(({ name, revenue, share, packs }) => (
        <tr key={name}>
          <th scope="row" className="px-3 py-1.5 font-normal">
            {name}
          </th>
          <FigureCell>
            <Rupees amount={revenue} />
          </FigureCell>
          <FigureCell>{share}%</FigureCell>
          <FigureCell>{countText(packs)}</FigureCell>
        </tr>
      ))}
    </FiguresTable>
  );
}
