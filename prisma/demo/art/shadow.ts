import { extent } from './camera'
import { hull, type Pt, type Vec } from './geometry'
import { cast } from './light'
import { path, polyline } from './path'
import type { Pen } from './pen'

const SHADE = '#4a3620'
const LAYERS = 9

/**
 * Shadow on the plane z = floor of whatever the points enclose: stacked translucent shapes, tight and
 * dark at the foot, wide and pale where the top casts. Draw it before the object.
 */
export function shadow(pen: Pen, points: readonly Vec[], floor = 0, strength = 1): string {
  if (pen.inking) return ''
  const foot = points.map((p) => pen.at([p[0], p[1], floor]))
  const size = Math.max(...points.map((p) => p[2])) - floor
  const blur = Math.min(46, 10 + pen.px(size) * 0.12)
  const far = hull([...foot, ...points.map((p) => pen.at(cast(p, floor)))])
  const fill = fade(pen, foot, far)
  const soft = Array.from({ length: LAYERS }, (_, i) => {
    const share = i / (LAYERS - 1)
    const tips = points.map((p) => pen.at(cast([p[0], p[1], floor + (p[2] - floor) * (1 - share * 0.12)], floor)))
    return layer(hull([...foot, ...tips]), blur * 2 * (1 - share), fill, 0.075 * strength)
  })
  const base = hull(foot)
  const contact = [14, 8, 3].map((width) => layer(base, width, SHADE, 0.13 * strength))
  return soft.join('') + contact.join('')
}

/** Only the dark line where something light rests on something else. */
export function contact(pen: Pen, points: readonly Vec[], strength = 1): string {
  if (pen.inking) return ''
  const base = hull(points.map((p) => pen.at(p)))
  return [16, 10, 5].map((width) => layer(base, width, SHADE, 0.1 * strength)).join('')
}

function layer(points: readonly Pt[], width: number, fill: string, opacity: number): string {
  return path(polyline(points, true), {
    fill,
    stroke: fill,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    opacity,
    transform: 'translate(3 3)',
  })
}

function fade(pen: Pen, foot: readonly Pt[], far: readonly Pt[]): string {
  const [near, all] = [extent(foot), extent(far)]
  return pen.gradient([near.x, near.y], [all.right + 30, all.bottom + 16], [
    [0, SHADE, 1],
    [0.45, SHADE, 0.85],
    [1, SHADE, 0.12],
  ])
}
