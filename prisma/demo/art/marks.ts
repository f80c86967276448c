import type { Print } from '../types'
import type { Pt, Vec } from './geometry'
import type { Surface } from './fibres'
import { INK } from './palette'
import { path, smooth, polyline } from './path'
import type { Pen } from './pen'

/** A stroke or filled shape of a mark, in a unit square with v upwards. */
export interface Stroke {
  points: readonly Pt[]
  filled?: boolean
  straight?: boolean
}

const petal = (from: Pt, to: Pt, belly: number): Pt[] => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const side = (t: number, k: number): Pt => [from[0] + dx * t - dy * k, from[1] + dy * t + dx * k]
  return [from, side(0.25, belly * 0.8), side(0.55, belly), side(0.85, belly * 0.45), to, side(0.85, -belly * 0.45), side(0.55, -belly), side(0.25, -belly * 0.8)]
}

// Two halves with the midrib left open between them, as a stamp is cut.
const leaf: Stroke[] = [
  { points: [[0.33, 0.22], [0.2, 0.4], [0.22, 0.66], [0.48, 0.84], [0.84, 0.95], [0.66, 0.7], [0.5, 0.46]], filled: true },
  { points: [[0.37, 0.19], [0.56, 0.14], [0.78, 0.28], [0.88, 0.6], [0.88, 0.92], [0.71, 0.67], [0.55, 0.43]], filled: true },
  { points: [[0.12, 0.02], [0.24, 0.12], [0.42, 0.32]] },
]

const wheat: Stroke[] = [
  { points: [[0.5, 0.0], [0.5, 0.3], [0.5, 0.66]] },
  { points: petal([0.5, 0.72], [0.5, 1], 0.2), filled: true },
  ...[0.2, 0.37, 0.54].flatMap((v): Stroke[] => [
    { points: petal([0.45, v + 0.04], [0.22, v + 0.28], 0.2), filled: true },
    { points: petal([0.55, v + 0.04], [0.78, v + 0.28], 0.2), filled: true },
  ]),
]

const cup: Stroke[] = [
  { points: [[0.2, 0.5], [0.26, 0.12], [0.64, 0.12], [0.7, 0.5]], filled: true, straight: true },
  { points: [[0.69, 0.44], [0.84, 0.42], [0.82, 0.26], [0.66, 0.22]] },
  { points: [[0.12, 0.04], [0.78, 0.04]], straight: true },
  ...[0.34, 0.46, 0.58].map((u): Stroke => ({ points: [[u, 0.58], [u + 0.05, 0.68], [u - 0.04, 0.78], [u + 0.02, 0.9]] })),
]

const lotus: Stroke[] = [
  ...([[90, 0.84], [56, 0.78], [124, 0.78], [24, 0.62], [156, 0.62]] as const).map(([degrees, reach]): Stroke => {
    const spoke = (r: number): Pt => [0.5 + Math.cos((degrees * Math.PI) / 180) * r, 0.14 + Math.sin((degrees * Math.PI) / 180) * r]
    return { points: petal(spoke(0.16), spoke(reach), 0.2), filled: true }
  }),
]

const EMBLEMS: Partial<Record<Print, Stroke[]>> = { leaf, wheat, cup, lotus }

/** Strokes of a small mark; none for prints that cover a panel. */
export const emblem = (kind: Print): readonly Stroke[] => EMBLEMS[kind] ?? []

/** True for prints that cover a panel, false for a small mark in its middle. */
export const isAllOver = (print: Print | undefined): boolean => print === 'stripes' || print === 'dots' || print === 'block-print'

/** Draws strokes of a unit square on any surface (flat quad or round wall). Width in mm on the object. */
export function drawStrokes(pen: Pen, strokes: readonly Stroke[], surface: Surface, colour: string, widthMm: number): string {
  const place = (points: readonly Pt[]) => points.map(([u, v]) => pen.at(surface(u, v)))
  const d = (stroke: Stroke) => (stroke.straight ? polyline : smooth)(place(stroke.points), stroke.filled ?? false)
  const filled = strokes.filter((s) => s.filled).map(d).join('')
  const drawn = strokes.filter((s) => !s.filled).map(d).join('')
  const tint = pen.inking ? INK : colour
  const line = { fill: 'none', stroke: tint, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  const solid = pen.inking ? { ...line, 'stroke-width': 1.6 } : { fill: tint, opacity: 0.9 }
  return (filled ? path(filled, solid) : '') + (drawn ? path(drawn, { ...line, 'stroke-width': pen.inking ? 1.6 : Math.max(1.4, pen.px(widthMm)), opacity: 0.9 }) : '')
}

/** The chosen print on a panel of width × height mm: an emblem `share` of the panel high, or an all-over pattern. */
export function print(pen: Pen, kind: Print | undefined, surface: Surface, colour: string, width: number, height: number, share = 0.42): string {
  const mark = kind && EMBLEMS[kind]
  if (mark) return drawStrokes(pen, mark, inset(surface, width, height, share), colour, Math.min(width, height) * share * 0.045)
  if (kind === 'stripes') return drawStrokes(pen, stripes(width), surface, colour, 1)
  if (kind === 'dots') return drawStrokes(pen, dots(width, height), surface, colour, 1)
  if (kind === 'block-print') return drawStrokes(pen, border(width, height), surface, colour, Math.min(width, height) * 0.012)
  return ''
}

/** A square in the middle of the panel, so that a mark keeps its shape on a panel of any proportion. */
export function inset(surface: Surface, width: number, height: number, share: number, u0 = 0.5, v0 = 0.5): Surface {
  const side = Math.min(width, height) * share
  return (u, v): Vec => surface(u0 + ((u - 0.5) * side) / width, v0 + ((v - 0.5) * side) / height)
}

function stripes(width: number): Stroke[] {
  const count = Math.max(5, Math.round(width / 22))
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [(i + 0.28) / count, (i + 0.72) / count]
    return { points: [[a, 0], [b, 0], [b, 1], [a, 1]], filled: true, straight: true }
  })
}

function dots(width: number, height: number): Stroke[] {
  const step = Math.max(16, Math.min(width, height) / 7)
  const [columns, rows] = [Math.max(3, Math.round(width / step)), Math.max(3, Math.round(height / step))]
  const out: Stroke[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns - (row % 2); column++) {
      const [u, v] = [(column + 0.5 + (row % 2) / 2) / columns, (row + 0.5) / rows]
      out.push({ points: Array.from({ length: 8 }, (_, i): Pt => [u + (Math.cos((i * Math.PI) / 4) * 0.17) / columns, v + (Math.sin((i * Math.PI) / 4) * 0.17) / rows]), filled: true })
    }
  return out
}

// Buti motifs between two rules along the top and the foot of the panel, as on a block-printed cloth.
function border(width: number, height: number): Stroke[] {
  const band = Math.min(0.24, (Math.min(width, height) * 0.2) / height)
  const count = Math.max(5, Math.round(width / (band * height * 0.8)))
  return [0.06, 0.94 - band].flatMap((foot): Stroke[] => [
    ...[foot, foot + band].map((v): Stroke => ({ points: Array.from({ length: 25 }, (_, i): Pt => [i / 24, v]), straight: true })),
    ...Array.from({ length: count }, (_, i): Stroke => {
      const u = (i + 0.5) / count
      const half = 0.36 / count
      return {
        points: [[u, foot + band * 0.12], [u + half, foot + band * 0.42], [u + half * 0.45, foot + band * 0.62], [u, foot + band * 0.9], [u - half * 0.45, foot + band * 0.62], [u - half, foot + band * 0.42]],
        filled: true,
        straight: true,
      }
    }),
  ])
}
