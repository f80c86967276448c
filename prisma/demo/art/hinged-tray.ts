import type { Art } from '../types'
import { type Quad, quadSurface } from './fibres'
import { add, along, times, type Vec } from './geometry'
import { print } from './marks'
import { printInk, stockOf } from './palette'
import type { Pen } from './pen'
import { shadow, veil } from './shadow'
import { board, boxSides, depthOf, flap } from './solid'

export interface TrayLook {
  /** Degrees that the open lid leans back from upright. */
  lean: number
  /** Thickness of the folded side walls, mm. */
  wall: number
  /** Print inside the lid instead of on the front. */
  printInside?: boolean
  contents?: (pen: Pen, art: Art) => string
}

/** One-piece box whose lid hinges at the back: mailer and pizza box. */
export function hingedTray(pen: Pen, art: Art, look: TrayLook): string {
  const { width, height } = art.size
  const depth = depthOf(art.size)
  const stock = stockOf(art.material)
  const sides = boxSides(width, depth, height)
  return (
    lidShadow(pen, art, look.lean) +
    shadow(pen, [...sides.floor, ...sides.top]) +
    lid(pen, art, look) +
    board(pen, sides.floor, stock, { inside: true, tone: -0.14 }) +
    board(pen, sides.back, stock, { inside: true, tone: -0.08 }) +
    board(pen, sides.left, stock, { inside: true, tone: -0.16 }) +
    innerShade(pen, sides.floor) +
    (look.contents?.(pen, art) ?? '') +
    board(pen, sides.front, stock) +
    board(pen, sides.right, stock) +
    rims(pen, art, look.wall) +
    (look.printInside ? '' : print(pen, art.print, quadSurface(sides.front), printInk(art.material, art.accent), width, height, 0.62)) +
    slots(pen, art)
  )
}

function lidShadow(pen: Pen, art: Art, lean: number): string {
  const { width, height } = art.size
  const depth = depthOf(art.size)
  const back = depth / 2 + Math.sin((lean * Math.PI) / 180) * depth
  const top = height + Math.cos((lean * Math.PI) / 180) * depth
  return shadow(pen, [[-width / 2, depth / 2, 0], [width / 2, depth / 2, 0], [width / 2, back, top], [-width / 2, back, top]], 0, 0.5, true)
}

function lid(pen: Pen, art: Art, { lean, printInside }: TrayLook): string {
  const { width, height } = art.size
  const depth = depthOf(art.size)
  const stock = stockOf(art.material)
  const angle = (lean * Math.PI) / 180
  const up: Vec = [0, Math.sin(angle), Math.cos(angle)]
  const inward: Vec = [0, -Math.cos(angle), Math.sin(angle)]
  const [a, b]: [Vec, Vec] = [[-width / 2, depth / 2, height], [width / 2, depth / 2, height]]
  const panel: Quad = [a, b, add(b, times(up, depth)), add(a, times(up, depth))]
  const wing = height * 0.94
  const left = flap(add(a, times(up, 6)), panel[3], [-1, 0, 0], wing, 62, wing * 0.22, inward)
  const right = flap(add(b, times(up, 6)), panel[2], [1, 0, 0], wing, 66, wing * 0.22, inward)
  const tuck = flap(panel[3], panel[2], up, height, 58, 8, inward)
  const mark = printInside ? print(pen, art.print, quadSurface(panel), printInk(art.material, art.accent), width, depth, 0.42) : ''
  return (
    board(pen, left, stock, { inside: true, tone: -0.04 }) +
    board(pen, panel, stock, { inside: true, tone: 0.02 }) +
    veil(pen, [panel[0], along(panel[0], panel[3], 0.98), along(along(panel[0], panel[3], 0.94), panel[1], 0.07), along(panel[0], panel[1], 0.09)], 0.1) +
    mark +
    board(pen, tuck, stock, { inside: true, tone: 0.05 }) +
    pen.cutEdge(tuck[3], tuck[2], times(inward, 3), stock, true) +
    board(pen, right, stock) +
    pen.line([panel[0], panel[1]], 'score', stock.inner)
  )
}

function innerShade(pen: Pen, floor: Quad): string {
  const [bl, br, fr, fl] = floor
  return veil(pen, [bl, br, along(br, fr, 0.2), along(along(bl, fl, 0.2), along(br, fr, 0.2), 0.16), along(fl, fr, 0.16), fl], 0.14)
}

// The double walls: a fold along the outer edge, the board's thickness along the inner one.
function rims(pen: Pen, art: Art, t: number): string {
  const { width, height } = art.size
  const [x, y] = [width / 2, depthOf(art.size) / 2]
  const stock = stockOf(art.material)
  const rim = (quad: Vec[]) => pen.face(quad, stock.face, { tone: 0.04, fall: 0.03 })
  return (
    rim([[-x, -y, height], [-x + t, -y, height], [-x + t, y, height], [-x, y, height]]) +
    rim([[x - t, -y, height], [x, -y, height], [x, y, height], [x - t, y, height]]) +
    rim([[-x, -y, height], [x, -y, height], [x - t, -y + t, height], [-x + t, -y + t, height]]) +
    pen.line([[-x, -y, height], [x, -y, height], [x, y, height]], 'glint', stock.face)
  )
}

// Two slots in the front wall take the tuck's tabs.
function slots(pen: Pen, art: Art): string {
  const { width, height } = art.size
  const y = -depthOf(art.size) / 2
  const stock = stockOf(art.material)
  return [-0.36, 0.36].map((u) => pen.line([[u * width - width * 0.05, y, height * 0.93], [u * width + width * 0.05, y, height * 0.93]], 'cut', stock.face)).join('')
}
