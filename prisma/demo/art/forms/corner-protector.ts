import type { Art } from '../../types'
import { mm } from '../dimension'
import { quadSurface, type Quad } from '../fibres'
import type { FormDrawing, Still } from '../form'
import { add, turn, type Vec } from '../geometry'
import { type Stock, stockOf } from '../palette'
import type { Pen } from '../pen'
import { parcel } from '../props/parcel'
import { shadow } from '../shadow'
import { board, boxSides, lifted, part } from '../solid'
import { spot } from '../turned'

const BOARD = 4

interface Edge {
  leg: number
  length: number
  stock: Stock
}

const edgeOf = ({ size, material }: Art): Edge => ({ leg: size.width, length: size.height, stock: stockOf(material) })

/** One angle of board lying with a leg on the table, open towards the viewer; the laminations show on its end. */
function angle(pen: Pen, { leg, length, stock }: Edge, at: Vec, degrees = 0, nested = false): string {
  const [x, t] = [length / 2, BOARD]
  const put = (px: number, y: number, z: number): Vec => add(turn([px, y, z], degrees), at)
  const foot = [put(-x, -leg / 2, 0), put(x, -leg / 2, 0), put(x, leg / 2, 0), put(-x, leg / 2, 0)]
  const wall: Quad = [put(-x, leg / 2 - t, t), put(x, leg / 2 - t, t), put(x, leg / 2 - t, leg), put(-x, leg / 2 - t, leg)]
  const floor: Quad = [put(-x, -leg / 2, t), put(x, -leg / 2, t), put(x, leg / 2 - t, t), put(-x, leg / 2 - t, t)]
  const end = [put(x, -leg / 2, 0), put(x, leg / 2, 0), put(x, leg / 2, leg), put(x, leg / 2 - t, leg), put(x, leg / 2 - t, t), put(x, -leg / 2, t)]
  return (
    (nested ? '' : shadow(pen, [...foot, put(-x, leg / 2, leg), put(x, leg / 2, leg)], at[2])) +
    board(pen, wall, stock, { tone: -0.03 }) +
    board(pen, floor, stock, { tone: -0.02, fall: 0.16 }) +
    pen.face([put(-x, leg / 2 - t, leg), put(x, leg / 2 - t, leg), put(x, leg / 2, leg), put(-x, leg / 2, leg)], stock.edge) +
    pen.face([put(-x, -leg / 2, 0), put(x, -leg / 2, 0), put(x, -leg / 2, t), put(-x, -leg / 2, t)], stock.edge) +
    pen.face(end, stock.edge, { tone: 0.02, fall: 0 }) +
    plies(pen, put, x, leg, stock)
  )
}

function plies(pen: Pen, put: (x: number, y: number, z: number) => Vec, x: number, leg: number, stock: Stock): string {
  return [1.3, 2.6].map((t) => pen.line([put(x, -leg / 2, t), put(x, leg / 2 - t, t), put(x, leg / 2 - t, leg)], 'seam', stock.edge)).join('')
}

const NEST = 4

function bundle(pen: Pen, art: Art): string {
  const edge = edgeOf(art)
  const nest = (y: number, x: number) =>
    Array.from({ length: NEST }, (_, i) => angle(pen, edge, [x + (i % 2 ? 5 : -4), y - i * (BOARD + 1.4), i * (BOARD + 1.4)], 0, i > 0)).join('')
  return nest(190, -14) + nest(95, 16) + nest(0, -6) + angle(pen, edge, [-10, -110, 0], -5)
}

const CARTON = { width: 420, depth: 330, height: 600 }

function guarded(pen: Pen, art: Art): string {
  const { stock, leg } = edgeOf(art)
  const { width, depth, height } = CARTON
  const sides = boxSides(width, depth, height)
  const rail = (quad: Quad, out: Vec) => board(pen, lifted(quad, out), stock, { flecks: 20 })
  const [u, v] = [leg / width, leg / depth]
  return (
    parcel(pen, { ...CARTON, at: [0, 0, 0], stock: stockOf('kraft') }) +
    rail(part(sides.front, 0, u, 0, 1), [0, -BOARD, 0]) +
    rail(part(sides.right, 1 - v, 1, 0, 1), [BOARD, 0, 0]) +
    rail(part(sides.front, 1 - u, 1.01, 0, 1), [0, -BOARD, 0]) +
    rail(part(sides.right, -0.01, v, 0, 1), [BOARD, 0, 0]) +
    [0.22, 0.74].map((level) => strap(pen, sides, level)).join('')
  )
}

function strap(pen: Pen, sides: ReturnType<typeof boxSides>, level: number): string {
  const green = stockOf('green').face
  const wide = (quad: Quad) => part(quad, -0.012, 1.012, level, level + 0.028)
  const weave = (quad: Quad) => pen.line([quadSurface(quad)(0, 0.5), quadSurface(quad)(1, 0.5)], 'glint', green)
  const [front, right] = [lifted(wide(sides.front), [0, -BOARD - 1.5, 0]), lifted(wide(sides.right), [BOARD + 1.5, 0, 0])]
  return pen.face(front, green) + pen.face(right, green) + weave(front)
}

const single: Still = {
  bounds: ({ size: { width, height } }) => [[-height / 2, -width, 0], [height / 2, -width, 0], [height / 2, width / 2, width], [-height / 2, width / 2, width]],
  draw: (pen, art) => angle(pen, edgeOf(art), [0, 0, 0]),
}

export const cornerProtector: FormDrawing = {
  title: 'Corner protector',
  ground: 'stone',
  object: {
    bounds: ({ size: { height } }) => [[-height / 2, -130, 0], [height / 2, -150, 0], [height / 2, 210, 70], [-height / 2, 210, 70]],
    draw: bundle,
  },
  inUse: {
    bounds: () => [spot(-320, 0), spot(330, 0), [CARTON.width / 2, -CARTON.depth / 2, -30], [0, CARTON.depth / 2, CARTON.height]],
    draw: guarded,
  },
  measures: {
    object: single,
    dimensions: ({ size: { width, depth = width, height } }) => [
      { from: [-height / 2, -width / 2, 0], to: [height / 2, -width / 2, 0], out: [0, -width * 1.3, 0], label: mm(height) },
      { from: [height / 2, -width / 2, 0], to: [height / 2, width / 2, 0], out: [width * 0.8, 0, 0], label: mm(depth) },
      { from: [height / 2, width / 2, 0], to: [height / 2, width / 2, width], out: [0, width * 1.5, 0], label: mm(width) },
    ],
    figures: ({ size: { width, depth = width, height } }) => `${width} × ${depth} × ${height} mm`,
  },
}
