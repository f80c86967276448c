import { AWAY, extent, RIGHT } from './camera'
import { fibres, type Surface } from './fibres'
import { add, type Pt, times, type Vec } from './geometry'
import { print } from './marks'
import { INK, mix, PAPER, shade, type Stock } from './palette'
import { element, path, polyline, smooth } from './path'
import { type Pen, WEIGHT } from './pen'
import { type Axis, frontArc, lathe, type Ring, ringPoints, roundFill, wallSurface } from './round'
import type { Print } from '../types'

/** A place seen from the camera: mm to its right, mm away from it, mm above the table. */
export const spot = (right: number, away: number, z = 0): Vec => add(add(times(RIGHT, right), times(AWAY, away)), [0, 0, z])

export const ringBounds = (rings: readonly Ring[], axis: Axis = {}): Vec[] => rings.flatMap((ring) => ringPoints(ring, axis, 24))

/** Ring at share t of a straight wall. */
export const between = (lower: Ring, upper: Ring, t: number): Ring => [
  lower[0] + (upper[0] - lower[0]) * t,
  lower[1] + (upper[1] - lower[1]) * t,
]

/** Wall of a paper vessel: skin, darkening towards the table, fibres and the overlap seam. */
export function wall(pen: Pen, lower: Ring, upper: Ring, stock: Stock, axis: Axis = {}): string {
  const surface = wallSurface(lower, upper, axis)
  const seam = [surface(0.86, 0.02), surface(0.86, 0.98)]
  return lathe(pen, [lower, upper], stock.face, axis, { tone: 0.05 }) + footShade(pen, lower, upper, axis) + fibres(pen, surface, stock, 30) + pen.line(seam, 'seam', stock.face)
}

function footShade(pen: Pen, lower: Ring, upper: Ring, axis: Axis): string {
  if (pen.inking) return ''
  const [foot, top] = [frontArc(lower, axis), frontArc(between(lower, upper, 0.9), axis)]
  const middle = frontArc(between(lower, upper, 0.42), axis)
  const [low, high] = [extent(foot.map((p) => pen.at(p))), extent(middle.map((p) => pen.at(p)))]
  const fill = pen.gradient([low.x, low.bottom], [low.x, high.bottom], [
    [0, '#4a3620', 0.17],
    [1, '#4a3620', 0],
  ])
  return path(polyline([...foot, ...top.reverse()].map((p) => pen.at(p)), true), { fill })
}

/** Band of another colour round a wall between shares a and b of its height. */
export function band(pen: Pen, lower: Ring, upper: Ring, a: number, b: number, colour: string, axis: Axis = {}): string {
  const [low, high] = [between(lower, upper, a), between(lower, upper, b)]
  const d = polyline([...frontArc(low, axis), ...frontArc(high, axis).reverse()].map((p) => pen.at(p)), true)
  if (pen.inking) return path(d, { fill: mix(PAPER, colour, 0.22), stroke: INK, 'stroke-width': WEIGHT.fine })
  return path(d, { fill: roundFill(pen, [low, high], colour, axis, { tone: 0.04 }) })
}

/** Part of a round wall, for print: u0…u1 across the visible front, v0…v1 up the wall. */
export function patch(surface: Surface, u0: number, u1: number, v0: number, v1: number): Surface {
  return (u, v) => surface(u0 + (u1 - u0) * u, v0 + (v1 - v0) * v)
}

/** Print on the visible front of a vessel; patterns run right round, emblems sit a little left of the middle. */
export function wallPrint(pen: Pen, kind: Print | undefined, lower: Ring, upper: Ring, colour: string, axis: Axis = {}, share = 0.62): string {
  const surface = wallSurface(lower, upper, axis)
  const half = ((lower[1] + upper[1]) / 2) * Math.PI
  const height = Math.hypot(upper[0] - lower[0], upper[1] - lower[1])
  if (kind === 'stripes' || kind === 'dots' || kind === 'block-print') {
    return print(pen, kind, patch(surface, 0.0, 1.0, 0.06, 0.94), colour, half, height * 0.88)
  }
  return print(pen, kind, patch(surface, 0.2, 0.7, 0.16, 1), colour, half * 0.5, height * 0.84, share)
}

export interface Filling {
  /** How far below the rim, in mm. */
  drop: number
  colour: string
  /** Things lying on it, drawn over the surface and cut off by the mouth. */
  topping?: (surface: (u: number, v: number) => Vec) => string
}

/** The open end of a vessel: hollow, what is in it, rolled lip. */
export function mouth(pen: Pen, lower: Ring, upper: Ring, stock: Stock, lip: number, axis: Axis = {}, filling?: Filling): string {
  const opening = ringPoints([upper[0], upper[1] - lip * 0.5], axis).map((p) => pen.at(p))
  const inside = hollow(pen, opening, stock.inner) + (filling ? fill(pen, lower, upper, lip, axis, opening, filling) : '')
  return inside + lipRing(pen, upper, lip, stock.face, axis)
}

export function hollow(pen: Pen, opening: readonly Pt[], colour: string): string {
  const d = smooth(opening, true)
  if (pen.inking) return path(d, { fill: mix(PAPER, colour, 0.35), stroke: INK, 'stroke-width': WEIGHT.fine })
  const box = extent(opening)
  const across = pen.gradient([box.left, box.y], [box.right, box.y], [
    [0, shade(colour, -0.34)],
    [0.5, shade(colour, -0.16)],
    [0.9, shade(colour, 0.06)],
    [1, shade(colour, -0.02)],
  ])
  const deep = pen.gradient([box.x, box.top], [box.x, box.bottom], [
    [0, '#4a3620', 0.04],
    [0.5, '#4a3620', 0.2],
    [1, '#4a3620', 0.44],
  ])
  return path(d, { fill: across }) + path(d, { fill: deep })
}

function fill(pen: Pen, lower: Ring, upper: Ring, lip: number, axis: Axis, opening: readonly Pt[], filling: Filling): string {
  const level = between(lower, upper, 1 - filling.drop / (upper[0] - lower[0]))
  const radius = level[1] - lip * 0.4
  const centre = add(axis.from ?? [0, 0, 0], [0, 0, level[0]])
  const flat = ringPoints([level[0], radius], axis).map((p) => pen.at(p))
  const box = extent(flat)
  const skin = pen.gradient([box.left, box.top], [box.right, box.bottom], [
    [0, shade(filling.colour, -0.16)],
    [0.6, filling.colour],
    [1, shade(filling.colour, 0.12)],
  ])
  const clip = pen.define('clipPath', {}, path(smooth(opening, true), {}))
  const surface = path(smooth(flat, true), { fill: skin, stroke: shade(filling.colour, 0.3), 'stroke-width': 2.4 })
  const on = (u: number, v: number): Vec => add(centre, spot(u * radius, v * radius))
  return element('g', { 'clip-path': clip }, surface + (filling.topping?.(on) ?? ' '))
}

/** Rolled paper lip seen as a ring: lit on the left, dark line under its inner side. */
export function lipRing(pen: Pen, ring: Ring, lip: number, colour: string, axis: Axis = {}): string {
  const line = (radius: number, z: number) => smooth(ringPoints([ring[0] + z, radius], axis).map((p) => pen.at(p)), true)
  const ringShape = line(ring[1] + lip * 0.4, 0) + line(ring[1] - lip * 0.6, 0)
  if (pen.inking) return path(ringShape, { fill: PAPER, 'fill-rule': 'evenodd', stroke: INK, 'stroke-width': WEIGHT.ink * 0.8 })
  const box = extent(ringPoints(ring, axis).map((p) => pen.at(p)))
  const skin = pen.gradient([box.left, box.top], [box.right, box.bottom], [
    [0, shade(colour, 0.34)],
    [0.6, shade(colour, 0.16)],
    [1, shade(colour, -0.06)],
  ])
  const glint = path(line(ring[1] + lip * 0.1, lip * 0.12), { fill: 'none', stroke: shade(colour, 0.6), 'stroke-width': Math.max(1, pen.px(lip) * 0.16), opacity: 0.7 })
  return path(ringShape, { fill: skin, 'fill-rule': 'evenodd', stroke: shade(colour, -0.26), 'stroke-width': WEIGHT.edge * 0.8 }) + glint
}

/** Clip for what stands out of a mouth: everything above the inner edge of its front lip. */
export function aboveLip(pen: Pen, upper: Ring, lip: number, axis: Axis = {}): string {
  const front = frontArc([upper[0], upper[1] - lip * 0.6], axis).map((p) => pen.at(p))
  const box = extent(front)
  return pen.define('clipPath', {}, path(polyline([...front, [box.right + 400, box.top], [box.right + 400, -600], [box.left - 400, -600], [box.left - 400, box.top]], true), {}))
}
