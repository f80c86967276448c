import { corners, type Vec } from '../geometry'
import { quadSurface, type Quad } from '../fibres'
import { shade } from '../palette'
import { path, smooth } from '../path'
import type { Pen } from '../pen'
import { shadow } from '../shadow'

const WOOD = '#b08354'

/** Serving board of 6 mm wood: the counter that cups and bowls stand on. */
export function board(pen: Pen, at: Vec, width: number, depth: number, thick = 6): string {
  const c = corners(width, depth, thick, at) as [Vec, Vec, Vec, Vec, Vec, Vec, Vec, Vec]
  const top: Quad = [c[4], c[5], c[6], c[7]]
  return (
    shadow(pen, c, at[2]) +
    pen.face([c[0], c[1], c[5], c[4]], WOOD, { tone: -0.08 }) +
    pen.face([c[1], c[2], c[6], c[5]], WOOD, { tone: -0.08 }) +
    pen.face(top, WOOD, { tone: 0.06 }) +
    grain(pen, top)
  )
}

function grain(pen: Pen, top: Quad): string {
  const on = quadSurface(top)
  const lines = Array.from({ length: 13 }, (_, i) => {
    const v = (i + 0.3 + pen.random() * 0.4) / 13
    const sway = (pen.random() - 0.5) * 0.05
    return smooth([0, 0.3, 0.6, 1].map((u) => pen.at(on(u, Math.min(1, Math.max(0, v + Math.sin(u * 3) * sway))))))
  })
  return path(lines.join(''), { fill: 'none', stroke: shade(WOOD, -0.24), 'stroke-width': 1.3, opacity: 0.35 })
}
