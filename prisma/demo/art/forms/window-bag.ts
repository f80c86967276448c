import type { Art } from '../../types'
import { bag, bagShape } from '../bag'
import { boxDimensions, mm } from '../dimension'
import { onQuad, type Quad } from '../fibres'
import type { FormDrawing, Still } from '../form'
import { add, along, circle, corners, type Vec } from '../geometry'
import { shade, stockOf } from '../palette'
import type { Pen } from '../pen'
import { cookie } from '../props/cookie'
import { depthOf, lifted, part } from '../solid'

const MOUTH = 0.05
const bounds = ({ size }: Art): Vec[] => corners(size.width, depthOf(size), size.height).map((p) => (p[2] ? [p[0], p[1] * 0.1, p[2]] : p))

function draw(pen: Pen, art: Art): string {
  const { front } = bagShape(art, MOUTH)
  return bag(pen, art, {
    mouth: MOUTH,
    edge: 'plain',
    mark: 0.32,
    markAt: [0.5, 0.7],
    over: pane(pen, art, front) + foldedTop(pen, art, front),
  })
}

/** An arched window with glassine behind it, and what is in the bag showing through. */
function pane(pen: Pen, art: Art, front: Quad): string {
  const { width, height } = art.size
  const q = part(front, 0.22, 0.78, 0.12, 0.52)
  const shape = arch(q, (width * 0.56) / (height * 0.4))
  const clip = pen.define('clipPath', {}, `<path d="${outline(pen, shape)}"/>`)
  const biscuits = [0.12, 0.37, 0.62, 0.87].flatMap((v, row) =>
    [0.05, 0.4, 0.75, 1.1].map((u) => biscuit(pen, onQuad(q, u - (row % 2) * 0.18, v), width * 0.14)),
  )
  const goods = pen.inking ? '' : `<g clip-path="${clip}">${biscuits.join('')}</g>`
  return (
    pen.face(shape, pen.inking ? '#f5f0e2' : '#6d4a28', { fall: 0 }) +
    goods +
    (pen.inking ? '' : pen.face(shape, '#fbf7ea', { fall: 0.2, opacity: 0.14, bare: true }) + streak(pen, q)) +
    pen.line([...shape, shape[0] ?? front[0]], 'cut', stockOf(art.material).face)
  )
}

function arch(q: Quad, ratio: number): Vec[] {
  const rise = Math.min(0.5, ratio * 0.5)
  const top = Array.from({ length: 13 }, (_, i) => onQuad(q, 0.5 + Math.cos((i / 12) * Math.PI) * 0.5, 1 - rise + Math.sin((i / 12) * Math.PI) * rise))
  return [q[0], q[1], ...top]
}

const outline = (pen: Pen, shape: readonly Vec[]) => shape.map((p, i) => (i ? 'L' : 'M') + pen.at(p).map((k) => k.toFixed(1)).join(' ')).join('') + 'Z'

function biscuit(pen: Pen, at: Vec, radius: number): string {
  const disc = pen.face(circle(at, radius, 14, [1, 0, 0], [0, 0.3, 0.95]), '#c98f4e', { soft: true, fall: 0, tone: 0.08 - pen.random() * 0.14 })
  const chips = Array.from({ length: 3 }, () => pen.face(circle(add(at, [(pen.random() - 0.5) * radius * 1.3, -1, (pen.random() - 0.5) * radius * 1.3]), radius * 0.15, 6, [1, 0, 0], [0, 0, 1]), '#5d3a1f', { fall: 0, bare: true }))
  return disc + chips.join('')
}

const streak = (pen: Pen, q: Quad) =>
  pen.face([onQuad(q, 0.12, 0.16), onQuad(q, 0.24, 0.16), onQuad(q, 0.46, 0.86), onQuad(q, 0.34, 0.86)], '#fffdf4', { fall: 0, opacity: 0.2, bare: true })

/** The mouth is folded down twice and held by a tin tie whose ends turn round the sides. */
function foldedTop(pen: Pen, art: Art, front: Quad): string {
  const stock = stockOf(art.material)
  const share = Math.min(0.12, 30 / art.size.height)
  const fold = lifted(part(front, 0, 1, 1 - share, 1), [0, -4, 0])
  const tie = lifted(part(front, -0.045, 1.045, 1 - share * 0.62, 1 - share * 0.3), [0, -6, 0])
  const bend = (a: Vec, b: Vec) => pen.face([a, b, add(b, [2, 9, 0]), add(a, [2, 9, 0])], shade(stock.face, 0.3))
  return (
    pen.face(fold, stock.face, { tone: 0.06 }) +
    pen.line([along(fold[0], fold[3], 0.04), along(fold[1], fold[2], 0.04)], 'crease', stock.face) +
    pen.face(tie, art.accent ? stockOf(art.accent).face : '#efe4cc', { fall: 0.04 }) +
    bend(tie[1], tie[2])
  )
}

const tasting: Still = {
  bounds: (art) => [...bounds(art), [-art.size.width * 0.95, -depthOf(art.size) * 0.9, 0], [-art.size.width * 0.1, -depthOf(art.size) * 2.1, 0], [art.size.width * 0.7, -depthOf(art.size) * 0.9, 0]],
  draw: (pen, art) => {
    const { width: w } = art.size
    const d = depthOf(art.size)
    const r = w * 0.25
    const stack = [0, 1, 2].map((i) => cookie(pen, [-w * 0.82 + (i % 2) * 4, -d * 0.5, i * r * 0.3], r))
    return draw(pen, art) + stack.join('') + cookie(pen, [-w * 0.18, -d * 1.5, 0], r) + cookie(pen, [w * 0.42, -d * 1.35, 0], r * 0.96)
  },
}

export const windowBag: FormDrawing = {
  title: 'Window bag',
  ground: 'oat',
  object: { bounds, draw },
  inUse: tasting,
  measures: {
    dimensions: ({ size }) => {
      const [width, depth, height] = boxDimensions(size.width, depthOf(size), size.height)
      const x = -size.width / 2
      return width && depth && height
        ? [width, depth, { from: [x, 0, 0], to: [x, 0, size.height], out: [-size.width * 0.42, 0, 0], label: mm(size.height) }]
        : []
    },
  },
}
