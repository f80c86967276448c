import { add, type Vec } from './geometry'
import { INK, shade } from './palette'
import { path, polyline } from './path'
import type { Pen } from './pen'
import { spot } from './turned'

/** Where a strand lies: any random point of the heap, back ones first when sorted by the caller. */
export type Place = (depth: number) => Vec

/** Crimped strips in several tones, drawn in layers from back to front so that they tangle. */
export function crinkle(pen: Pen, place: Place, colours: readonly string[], strands: number, length: number): string {
  const layers = 14
  return Array.from({ length: layers }, (_, layer) => {
    const share = layer / (layers - 1)
    return colours.map((colour, k) => {
      const count = Math.ceil(strands / layers / colours.length)
      const d = Array.from({ length: count }, () => strand(pen, place(share), length * (0.6 + pen.random() * 0.7))).join('')
      return strip(pen, d, shade(colour, -0.2 + share * 0.2 + (k % 2) * 0.04))
    }).join('')
  }).join('')
}

function strip(pen: Pen, d: string, colour: string): string {
  const look = { fill: 'none', 'stroke-linejoin': 'bevel', 'stroke-linecap': 'butt' }
  if (pen.inking) return path(d, { ...look, stroke: INK, 'stroke-width': 1.3 })
  const width = Math.max(4, Math.min(9, pen.px(4)))
  return (
    path(d, { ...look, stroke: shade(colour, -0.42), 'stroke-width': width + 2, transform: 'translate(1 2)', opacity: 0.55 }) +
    path(d, { ...look, stroke: colour, 'stroke-width': width }) +
    path(d, { ...look, stroke: shade(colour, 0.42), 'stroke-width': width * 0.26, transform: 'translate(-1 -1.6)', opacity: 0.7 })
  )
}

// A crimped strip seen from the side is a zigzag that wanders.
function strand(pen: Pen, from: Vec, length: number): string {
  const steps = 6 + Math.floor(pen.random() * 5)
  let heading = pen.random() * Math.PI * 2
  let at = from
  const points = Array.from({ length: steps }, (_, i) => {
    heading += (pen.random() - 0.5) * 0.9
    const step = length / steps
    at = add(at, spot(Math.cos(heading) * step, Math.sin(heading) * step * 0.8, Math.sin(heading * 1.7) * step * 0.3))
    return pen.at(add(at, [0, 0, i % 2 ? step * 0.42 : 0]))
  })
  return polyline(points)
}
