import type { Art } from '../../types'
import { type Dieline, rect } from '../dieline'
import { boxDimensions } from '../dimension'
import type { FormDrawing, Still } from '../form'
import { corners, type Pt, type Vec } from '../geometry'
import { hingedTray } from '../hinged-tray'
import type { Pen } from '../pen'
import { foldedShirt } from '../props/folded-shirt'
import { jar } from '../props/jar'
import { tissue } from '../props/tissue'
import { depthOf } from '../solid'

const WALL = 6
const LEAN = 16

function bounds({ size }: Art): Vec[] {
  const { width, height } = size
  const depth = depthOf(size)
  const top = height + depth * 0.97 + height * 0.55
  return [...corners(width, depth, height), [-width / 2, depth / 2, top], [width / 2, depth / 2, top]]
}

const open = (contents?: (pen: Pen, art: Art) => string): Still => ({
  bounds,
  draw: (pen, art) => hingedTray(pen, art, { lean: LEAN, wall: WALL, printInside: true, contents }),
})

function packed(pen: Pen, { size, accent }: Art): string {
  const { width, height } = size
  const [x, y] = [width / 2 - WALL, depthOf(size) / 2 - WALL]
  const level = height * 0.45
  const sheet = '#f5ecdb'
  const cloth = accent === 'rust' ? '#7f9474' : '#c9805c'
  return (
    tissue(pen, [-x, y, level], [x, y, level], height * 0.82, [0, 10, 0], sheet, 3) +
    tissue(pen, [-x, -y, level], [-x, y, level], height * 0.72, [-5, 0, 0], sheet, 2) +
    pen.face([[-x, -y, level], [x, -y, level], [x, y, level], [-x, y, level]], sheet, { tone: -0.14 }) +
    foldedShirt(pen, [-x * 0.3, 0, level], x * 1.12, y * 1.72, height * 0.28, cloth) +
    jar(pen, [x * 0.64, y * 0.34, level], { radius: Math.min(x * 0.24, y * 0.3), height: height * 0.72, fill: '#d99a2b' }) +
    jar(pen, [x * 0.64, -y * 0.42, level], { radius: Math.min(x * 0.22, y * 0.27), height: height * 0.6, fill: '#7d4a2c', lid: '#39483c' }) +
    tissue(pen, [-x, -y, level], [x, -y, level], height * 0.6, [0, -3, 0], sheet, 4) +
    tissue(pen, [x, -y, level], [x, y, level], height * 0.58, [3, 0, 0], sheet, 2)
  )
}

/** Roll-end front-tuck blank: base in the middle, lid above it, roll-over walls on both sides. */
export function mailerBlank({ size }: Art): Dieline {
  const { width: w, height: h } = size
  const d = depthOf(size)
  const wing = (side: 1 | -1): Pt[] => {
    const x = side > 0 ? w : 0
    return [[x, -h - d + 10], [x + side * h * 0.9, -h - d + 22], [x + side * h * 0.9, -h - 22], [x, -h - 10]]
  }
  const rolled = (side: 1 | -1) => (side > 0 ? rect(w, 4, 2 * h + 4, d - 8) : rect(-2 * h - 4, 4, 2 * h + 4, d - 8))
  const body: Pt[] = [[0, -2 * h - d], [w, -2 * h - d], [w, d + h], [0, d + h]]
  const across = [-h - d, -h, 0, d].map((y): [Pt, Pt] => [[0, y], [w, y]])
  const down = [-h - 2, 0, w, w + h + 2].map((x): [Pt, Pt] => [[x, 4], [x, d - 4]])
  return { cut: [body, wing(1), wing(-1), rolled(1), rolled(-1)], fold: [...across, ...down], caption: 'Blank, one piece, no glue' }
}

export const mailerBox: FormDrawing = {
  title: 'Mailer box',
  ground: 'clay',
  object: open(),
  inUse: open(packed),
  measures: { dimensions: ({ size }) => boxDimensions(size.width, depthOf(size), size.height), dieline: mailerBlank },
}
