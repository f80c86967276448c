import type { Art } from '../../types'
import { mm } from '../dimension'
import type { FormDrawing, Still } from '../form'
import { quadSurface } from '../fibres'
import { add, type Vec } from '../geometry'
import { printInk, shade, stockOf } from '../palette'
import { path, polyline } from '../path'
import type { Pen } from '../pen'
import { parcel } from '../props/parcel'
import { lyingShadow, rollBody } from '../roll'
import { wallSurface } from '../round'
import { diameter } from '../round-measures'
import { shadow } from '../shadow'
import { type TapeMark, tapePrint } from '../tape-print'
import { ringBounds, spot } from '../turned'

const markOf = (art: Art): TapeMark | undefined => (art.form === 'fragile-tape' ? 'fragile' : art.print)
const measuresOf = ({ size }: Art) => ({ radius: size.width / 2, core: (size.depth ?? size.width * 0.64) / 2, length: size.height })

/** A roll lying flat, print round its wall. */
export function flatTape(pen: Pen, art: Art, at: Vec = [0, 0, 0]): string {
  const { radius, core, length } = measuresOf(art)
  const strip = wallSurface([0, radius], [length, radius], { from: at })
  return (
    shadow(pen, ringBounds([[0, radius], [length, radius]], { from: at }), at[2]) +
    rollBody(pen, { radius, core, length, from: at, towards: [0, 0, 1], stock: stockOf(art.material) }) +
    tapePrint(pen, markOf(art), strip, Math.PI * radius, length, printInk(art.material, art.accent), length * 0.92)
  )
}

/** A roll on its edge with its tape run out along the table towards the viewer. */
function runningTape(pen: Pen, art: Art, at: Vec, tail: number): string {
  const { radius, core, length } = measuresOf(art)
  const stock = stockOf(art.material)
  const roll = { radius, core, length, stock, from: add(at, [-length / 2, 0, radius]), towards: [1, 0, 0] as Vec }
  const [x, lift] = [length / 2, radius * 0.16]
  const bends = [0, 0.3, 0.6, 0.82, 0.92, 1].map((t) => add(at, [0, -tail * t, Math.max(0, t - 0.6) ** 2 * lift * 6]))
  const side = (p: Vec, way: number): Vec => add(p, [x * way, 0, 0])
  const colour = printInk(art.material, art.accent)
  const laid = [side(at, -1), side(add(at, [0, -tail * 0.84, 0]), -1), side(add(at, [0, -tail * 0.84, 0]), 1), side(at, 1)] as const
  const wall = wallSurface([0, radius], [length, radius], { from: roll.from, towards: roll.towards })
  return (
    shadow(pen, [...bends.slice(-3), at].flatMap((p) => [side(p, -1), side(p, 1)]), 0, 0.5) +
    shadow(pen, lyingShadow(roll), 0) +
    pen.face([...bends.map((p) => side(p, -1)), ...[...bends].reverse().map((p) => side(p, 1))], stock.face, { normal: [0, 0, 1] }) +
    tapePrint(pen, markOf(art), quadSurface(laid), tail * 0.84, length, colour, length * 0.92) +
    rollBody(pen, roll) +
    tapePrint(pen, markOf(art), wall, Math.PI * radius, length, colour, length * 0.92) +
    toothed(pen, side(bends[5] ?? at, -1), side(bends[5] ?? at, 1), stock.face)
  )
}

// Torn against a blade: the end is saw-toothed.
function toothed(pen: Pen, a: Vec, b: Vec, colour: string): string {
  const teeth = Array.from({ length: 23 }, (_, i) => {
    const t = i / 22
    return pen.at([a[0] + (b[0] - a[0]) * t, a[1] - (i % 2 ? 2.4 : 0), a[2] + (b[2] - a[2]) * t])
  })
  return path(polyline(teeth, true), { fill: shade(colour, 0.1), stroke: shade(colour, -0.3), 'stroke-width': 1 })
}

function hero(pen: Pen, art: Art): string {
  const { radius, length } = measuresOf(art)
  const pile = spot(-radius * 0.5, radius * 1.25)
  return flatTape(pen, art, pile) + flatTape(pen, art, [pile[0], pile[1], length]) + runningTape(pen, art, spot(radius * 1.0, -radius * 0.5), radius * 2.9)
}

function scene(pen: Pen, art: Art): string {
  const w = art.size.width
  const tape = { stock: stockOf(art.material), mark: markOf(art), colour: printInk(art.material, art.accent), width: art.size.height }
  return parcel(pen, { width: w * 2.5, depth: w * 1.85, height: w * 1.35, at: spot(0, w * 0.5), stock: stockOf(art.material === 'kraft' ? 'white' : 'kraft'), tape }) + flatTape(pen, art, spot(w * 0.05, -w * 1.85))
}

const drawing = (title: string): FormDrawing => ({
  title,
  ground: 'oat',
  object: {
    bounds: ({ size: { width: w, height } }) => [spot(-w * 0.76, 0), spot(w * 0.96, 0), spot(w * 0.4, -w * 1.5), spot(0, w * 0.95, height * 2)],
    draw: hero,
  },
  inUse: {
    bounds: ({ size: { width: w } }) => [spot(-w * 1.7, 0), spot(w * 1.85, 0), spot(0, -w * 2.5), spot(0, w * 1.9, w * 1.35)],
    draw: scene,
  },
  measures: {
    object: flatOnly,
    dimensions: ({ size: { width, depth = width * 0.64, height } }) => [
      { from: spot(-width / 2, 0, height), to: spot(width / 2, 0, height), out: [0, 0, width * 0.5], label: diameter(width) },
      { from: spot(-depth / 2, 0, height), to: spot(depth / 2, 0, height), out: [0, 0, width * 0.32], label: diameter(depth) },
      { from: spot(-width / 2, 0, 0), to: spot(-width / 2, 0, height), out: spot(-width * 0.2, 0), label: mm(height) },
    ],
    figures: ({ size }) => `Ø ${size.width} × ${size.height} mm`,
  },
})

const flatOnly: Still = {
  bounds: ({ size }) => ringBounds([[0, size.width / 2], [size.height, size.width / 2]]),
  draw: (pen, art) => flatTape(pen, art),
}

export const kraftTape = drawing('Gummed kraft tape')
export const fragileTape = drawing('Fragile tape')
