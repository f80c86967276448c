import type { Painted, Picture } from "@/lib/catalogue/model/picture";
import type { Spot } from "@/lib/catalogue/model/camera";

const pair = ([x, y]: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const outline = (spots: readonly Spot[]) => `M${spots.map(pair).join("L")}Z`;

function Piece({ piece }: { piece: Painted }) {
  const { spots, fill, edges, marks, ink, handle } = piece;
  if (handle) {
    return (
      <path
        d={`M${handle.path.map(pair).join("L")}`}
        fill="none"
        stroke={handle.colour}
        strokeWidth={handle.width.toFixed(1)}
        strokeLinejoin="round"
      />
    );
  }
  return (
    <>
      <path d={outline(spots)} fill={fill ?? "none"} stroke={fill ?? "none"} strokeWidth={1} />
      {marks.length > 0 && (
        <path
          d={marks.map((ends) => `M${ends.map(pair).join("L")}`).join("")}
          stroke={ink}
          strokeWidth={0.9}
          strokeDasharray="4 3"
        />
      )}
      {edges.map(({ from, until, width, colour }) => (
        <path
          key={pair(from) + pair(until)}
          d={`M${pair(from)}L${pair(until)}`}
          stroke={colour}
          strokeWidth={width.toFixed(1)}
          strokeLinecap="round"
        />
      ))}
    </>
  );
}

interface ModelDrawingProps {
  picture: Picture;
  width: number;
  height: number;
  /** A description of the picture for screen readers. */
  label: string;
}

/** The server's drawing of the product, shown until the interactive one is ready. */
export function ModelDrawing({ picture, width, height, label }: ModelDrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className="absolute inset-0 size-full"
      strokeLinejoin="round"
    >
      <g
        className="fill-[rgb(var(--shade)/0.09)] dark:fill-[rgb(var(--shade)/0.2)]"
        style={{ filter: "blur(4px)" }}
      >
        {picture.shadows.map((layer, index) => (
          <path key={index} d={layer.map(outline).join("")} />
        ))}
      </g>
      {picture.pieces.map((piece, index) => (
        <Piece key={index} piece={piece} />
      ))}
      <g className="fill-foreground text-[15px] font-semibold tabular">
        {picture.measures.map(({ from, until, text, label: [x, y], anchor }) => (
          <g key={text + anchor}>
            <path
              d={`M${pair(from)}L${pair(until)}`}
              className="stroke-foreground"
              strokeWidth={1.2}
            />
            <text x={x.toFixed(1)} y={y.toFixed(1)} textAnchor={anchor}>
              {text}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}
