import type { Art } from '../../types'
import { mm } from '../dimension'
import { quadSurface, type Quad } from '../fibres'
import type { FormDrawing, Still } from '../form'
import { add, type Pt, type Vec } from '../geometry'
import { type Stock, stockOf } from '../palette'
import type { Pen } from '../pen'
import { parcel } from '../props/parcel'
import { shadow } from '../shadow'
import { slab } from '../slab'
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
function angle(pen: Pen, { leg, length, stock }: Edge): string {
  const [x, t] = [length / 2, BOARD]
  const put = (px: number, y: number, z: number): Vec => [px, y, z]
  const foot = [put(-x, -leg / 2, 0), put(x, -leg / 2, 0), put(x, leg / 2, 0), put(-x, leg / 2, 0)]
  const wall: Quad = [put(-x, leg / 2 - t, t), put(x, leg / 2 - t, t), put(x, leg / 2 - t, leg), put(-x, leg / 2 - t, leg)]
  const floor: Quad = [put(-x, -leg / 2, t), put(x, -leg / 2, t), put(x, leg / 2 - t, t), put(-x, leg / 2 - t, t)]
  const end = [put(x, -leg / 2, 0), put(x, leg / 2, 0), put(x, leg / 2, leg), put(x, leg / 2 - t, leg), put(x, leg / 2 - t, t), put(x, -leg / 2, t)]
  return (
    shadow(pen, [...foot, put(-x, leg / 2, leg), put(x, leg / 2, leg)]) +
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

/** Nested angles on end, like a sheaf: the hollow of the nearest one, or its wrapped outside, faces the viewer. */
function sheaf(pen: Pen, { leg, length, stock }: Edge, right: number, away: number, count: number, way: 1 | -1): string {
  const c = leg * Math.SQRT1_2
  const t = BOARD * Math.SQRT2
  const plan = (shift: number): Pt[] => {
    const points = [[0, 0], [-c, -c], [-c + t / 2, -c - t / 2], [0, -t], [c - t / 2, -c - t / 2], [c, -c]]
    const ring = points.map(([r = 0, a = 0]): Pt => {
      const [x, y] = spot(right + r, away + way * (a + c / 2) - shift)
      return [x, y]
    })
    return way > 0 ? ring : ring.reverse()
  }
  const first = plan(0)
  const foot = first.map(([x, y]): Vec => [x, y, 0])
  const pieces = Array.from({ length: count }, (_, i) => {
    const [ring, top] = [plan(i * 8.5), length - (i % 2) * 7]
    return slab(pen, ring, 0, top, stock.face) + pen.line([...ring, ring[0] ?? [0, 0]].map(([x, y]): Vec => [x, y, top]), 'glint', stock.edge)
  })
  return shadow(pen, [...foot, ...foot.map((p) => add(p, [0, 0, length]))]) + pieces.join('')
}

function bundle(pen: Pen, art: Art): string {
  const edge = edgeOf(art)
  return (
    sheaf(pen, edge, -150, 76, 3, 1) +
    sheaf(pen, edge, 4, 96, 4, 1) +
    sheaf(pen, edge, 152, 66, 3, 1) +
    sheaf(pen, edge, -72, -76, 1, -1) +
    sheaf(pen, edge, 78, -104, 1, -1)
  )
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
  draw: (pen, art) => angle(pen, edgeOf(art)),
}

export const cornerProtector: FormDrawing = {
  title: 'Corner protector',
  ground: 'stone',
  object: {
    bounds: ({ size: { height } }) => [spot(-205, 0), spot(210, 0), spot(0, -140), spot(-150, 90, height), spot(150, 110, height)],
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
