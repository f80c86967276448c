import type { Art, Size } from '../types'
import { fibres, type Surface } from './fibres'
import { cross, sub, unit, type Vec } from './geometry'

import { type Dimension, mm } from './dimension'
import { toneOf } from './light'
import { shade, type Stock } from './palette'
import { path, polyline } from './path'
import type { Pen } from './pen'
import { shadow } from './shadow'
import { boxSides } from './solid'

const TILT = (73 * Math.PI) / 180

/** Point on a mailer that leans back: x across from its middle, s up along it, t out of its face, in mm. */
export type Lean = (x: number, s: number, t?: number) => Vec

export function leanOf(size: Size): Lean {
  const foot = (-size.height * Math.cos(TILT)) / 2
  return (x, s, t = 0) => [x, foot + s * Math.cos(TILT) - t * Math.sin(TILT), s * Math.sin(TILT) + t * Math.cos(TILT)]
}

export function leanBounds(art: Art): Vec[] {
  const put = leanOf(art.size)
  const { width, height } = art.size
  return [put(-width / 2, 0), put(width / 2, 0), put(-width / 2, height), put(width / 2, height)]
}

/** The plaster block that flat things are leant against, with both shadows. */
export function rest(pen: Pen, art: Art): string {
  if (pen.inking) return ''
  const put = leanOf(art.size)
  const { width, height } = art.size
  const reach = put(0, height * 0.8)
  const depth = width * 0.3
  const block = boxSides(width * 0.66, depth, reach[2] * 0.94, [width * 0.05, reach[1] + depth / 2, 0])
  const plaster = '#e6dcc9'
  return (
    shadow(pen, [...block.floor, ...block.top], 0, 0.8) +
    pen.face(block.right, plaster) +
    pen.face(block.top, plaster) +
    shadow(pen, [put(-width / 2, 0), put(width / 2, 0), put(width / 2, height * 0.96), put(-width / 2, height * 0.96)], 0, 0.7, true) +
    shadow(pen, [put(-width / 2, 0), put(width / 2, 0), put(width / 2, 8), put(-width / 2, 8)])
  )
}

/** How far the filled mailer stands out at (u, v), as a share of its thickness. */
export type Swell = (u: number, v: number) => number

/** Filling pulls the sides in and leaves the corners standing out. */
export function swollen({ size }: Pick<Art, 'size'>, thickness: number, swell: Swell): Surface {
  const put = leanOf(size)
  const pull = thickness / Math.max(size.width, size.height)
  const bow = (t: number) => Math.sin(Math.PI * Math.max(0, Math.min(1, t))) ** 0.6
  return (u, v) => {
    const x = (u - 0.5) * size.width * (1 - pull * 0.6 * bow(v))
    const s = (0.5 + (v - 0.5) * (1 - pull * 0.3 * bow(u))) * size.height
    return put(x, s, thickness * swell(u, v))
  }
}

/** The filled face in narrow bands, each a gradient of the tones that its slope takes from left to right. */
export function cushion(pen: Pen, surface: Surface, stock: Stock, rows = 30): string {
  const rim = ring(surface)
  const outline = pen.line([...rim, rim[0] ?? surface(0, 0)], 'edge', stock.face)
  const flat = unit(cross(sub(surface(1, 0), surface(0, 0)), sub(surface(0, 1), surface(0, 0))))
  if (pen.inking) return pen.face(rim, stock.face, { normal: flat })
  const bands = Array.from({ length: rows }, (_, row) => band(pen, surface, stock.face, 1 - (row + 1) / rows, 1 - row / rows))
  return pen.face(rim, stock.face, { bare: true, normal: flat }) + bands.join('') + fibres(pen, surface, stock, 170) + outline
}

function band(pen: Pen, surface: Surface, colour: string, v0: number, v1: number): string {
  const us = Array.from({ length: 17 }, (_, i) => i / 16)
  const middle = (v0 + v1) / 2
  const stops = us.map((u) => {
    const across = sub(surface(Math.min(1, u + 0.02), middle), surface(Math.max(0, u - 0.02), middle))
    const upward = sub(surface(u, Math.min(1, middle + 0.02)), surface(u, Math.max(0, middle - 0.02)))
    return [u, shade(colour, toneOf(unit(cross(across, upward))))] as const
  })
  const fill = pen.gradient(pen.at(surface(0, middle)), pen.at(surface(1, middle)), stops)
  const edge = [...us.map((u) => surface(u, v0)), ...[...us].reverse().map((u) => surface(u, v1))]
  return path(polyline(edge.map((p) => pen.at(p)), true), { fill, stroke: fill, 'stroke-width': 1 })
}

export function ring(surface: Surface, inset = 0): Vec[] {
  const steps = Array.from({ length: 9 }, (_, i) => inset + (i / 8) * (1 - inset * 2))
  return [
    ...steps.map((u) => surface(u, inset)),
    ...steps.map((v) => surface(1 - inset, v)),
    ...steps.map((u) => surface(1 - u, 1 - inset)),
    ...steps.map((v) => surface(inset, 1 - v)),
  ]
}

/** A paper label that follows the surface, with lines of an address and a row of bars. */
export function addressLabel(pen: Pen, surface: Surface, u0: number, u1: number, v0: number, v1: number): string {
  const at = (u: number, v: number) => surface(u0 + (u1 - u0) * u, v0 + (v1 - v0) * v)
  const us = [0, 0.25, 0.5, 0.75, 1]
  const sheet = pen.face([...us.map((u) => at(u, 0)), ...[...us].reverse().map((u) => at(u, 1))], '#f7f1e3', { fall: 0.05 })
  const lines = [[0.82, 0.46], [0.7, 0.6], [0.58, 0.38]].map(([v = 0, end = 0]) => pen.line([at(0.08, v), at(end * 0.6, v), at(end, v)], 'edge', '#6b675c'))
  const bars = Array.from({ length: 17 }, (_, i) => pen.line([at(0.08 + i * 0.05, 0.12), at(0.08 + i * 0.05, 0.36)], i % 3 ? 'edge' : 'cut', '#3c3b34'))
  return sheet + lines.join('') + bars.join('')
}

export function leanDimensions(art: Art): Dimension[] {
  const put = leanOf(art.size)
  const { width, height } = art.size
  const gap = Math.max(width, height) * 0.1
  return [
    { from: put(-width / 2, 0), to: put(width / 2, 0), out: [0, -gap, 0], label: mm(width) },
    { from: put(-width / 2, 0), to: put(-width / 2, height), out: [-gap, 0, 0], label: mm(height) },
  ]
}
