import type { Art } from "../../types";
import { onQuad, type Quad } from "../fibres";
import { add, circle, type Vec } from "../geometry";
import { stockOf } from "../palette";
import type { Pen } from "../pen";
import { part } from "../solid";

/** An arched window with glassine behind it, and what is in the bag showing through. */
export function bagWindow(pen: Pen, art: Art, front: Quad): string {
  const { width, height } = art.size;
  const q = part(front, 0.22, 0.78, 0.12, 0.52);
  const shape = arch(q, (width * 0.56) / (height * 0.4));
  const clip = pen.define("clipPath", {}, `<path d="${outline(pen, shape)}"/>`);
  const biscuits = [0.12, 0.37, 0.62, 0.87].flatMap((v, row) =>
    [0.05, 0.4, 0.75, 1.1].map((u) =>
      biscuit(pen, onQuad(q, u - (row % 2) * 0.18, v), width * 0.14),
    ),
  );
  const goods = pen.inking ? "" : `<g clip-path="${clip}">${biscuits.join("")}</g>`;
  return (
    pen.face(shape, pen.inking ? "#f5f0e2" : "#6d4a28", { fall: 0 }) +
    goods +
    (pen.inking
      ? ""
      : pen.face(shape, "#fbf7ea", { fall: 0.2, opacity: 0.14, bare: true }) + streak(pen, q)) +
    pen.line([...shape, shape[0] ?? front[0]], "cut", stockOf(art.material).face)
  );
}

function arch(q: Quad, ratio: number): Vec[] {
  const rise = Math.min(0.5, ratio * 0.5);
  const top = Array.from({ length: 13 }, (_, i) =>
    onQuad(
      q,
      0.5 + Math.cos((i / 12) * Math.PI) * 0.5,
      1 - rise + Math.sin((i / 12) * Math.PI) * rise,
    ),
  );
  return [q[0], q[1], ...top];
}

const outline = (pen: Pen, shape: readonly Vec[]) =>
  shape
    .map(
      (p, i) =>
        (i ? "L" : "M") +
        pen
          .at(p)
          .map((k) => k.toFixed(1))
          .join(" "),
    )
    .join("") + "Z";

function biscuit(pen: Pen, at: Vec, radius: number): string {
  const disc = pen.face(circle(at, radius, 14, [1, 0, 0], [0, 0.3, 0.95]), "#c98f4e", {
    soft: true,
    fall: 0,
    tone: 0.08 - pen.random() * 0.14,
  });
  const chips = Array.from({ length: 3 }, () =>
    pen.face(
      circle(
        add(at, [(pen.random() - 0.5) * radius * 1.3, -1, (pen.random() - 0.5) * radius * 1.3]),
        radius * 0.15,
        6,
        [1, 0, 0],
        [0, 0, 1],
      ),
      "#5d3a1f",
      { fall: 0, bare: true },
    ),
  );
  return disc + chips.join("");
}

const streak = (pen: Pen, q: Quad) =>
  pen.face(
    [onQuad(q, 0.12, 0.16), onQuad(q, 0.24, 0.16), onQuad(q, 0.46, 0.86), onQuad(q, 0.34, 0.86)],
    "#fffdf4",
    { fall: 0, opacity: 0.2, bare: true },
  );
