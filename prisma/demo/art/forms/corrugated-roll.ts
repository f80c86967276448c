import type { Art } from '../../types'
import { mm } from '../dimension'
import type { FormDrawing } from '../form'
import { add, type Vec } from '../geometry'
import { INK, shade, type Stock, stockOf } from '../palette'
import { path, polyline, smooth } from '../path'
import type { Pen } from '../pen'
import { vase } from '../props/vase'
import { rollBody, standingSheet } from '../roll'
import { lathe, type Ring, wallSurface } from '../round'
import { diameter } from '../round-measures'
import { shadow } from '../shadow'
import { band, ringBounds, spot } from '../turned'

/** The roll stands on end, as it must be stored; its free end runs off to the right in an open curve. */
function roll(pen: Pen, art: Art, at: Vec = [0, 0, 0]): string {
  const { width, depth = 60, height } = art.size
  const [radius, stock] = [width / 2, stockOf(art.material)]
  const plan = freeEnd(radius).map((p) => add(p, at))
  const ends: [Ring, Ring] = [[0, radius], [height, radius]]
  return (
    shadow(pen, [...ringBounds(ends, { from: at }), ...plan.slice(-4), ...plan.slice(-4).map((p) => add(p, [0, 0, height]))], at[2]) +
    rollBody(pen, { radius, core: depth / 2, length: height, from: at, towards: [0, 0, 1], stock, windings: wavy(radius, depth / 2, stock) }) +
    flutes(pen, ends, stock, at, 54) +
    standingSheet(pen, plan, height, stock.face) +
    ridges(pen, plan, height, stock)
  )
}

function freeEnd(radius: number): Vec[] {
  return Array.from({ length: 17 }, (_, i) => {
    const t = i / 16
    return spot(radius * (0.56 + t * 1.02), -radius * (0.86 + 0.32 * Math.sin(t * 2.6) - 0.42 * t * t))
  })
}

function flutes(pen: Pen, [foot, top]: [Ring, Ring], stock: Stock, at: Vec, count: number): string {
  const surface = wallSurface(foot, top, { from: at })
  const lines = (shift: number) =>
    Array.from({ length: count }, (_, i) => (i + 0.5 + shift) / count)
      .map((u) => polyline([pen.at(surface(u, 0)), pen.at(surface(u, 1))]))
      .join('')
  if (pen.inking) return path(lines(0), { fill: 'none', stroke: INK, 'stroke-width': 0.8, opacity: 0.6 })
  const width = pen.px((foot[1] * Math.PI) / count)
  return (
    path(lines(0), { fill: 'none', stroke: shade(stock.face, -0.44), 'stroke-width': width * 0.36, opacity: 0.36 }) +
    path(lines(-0.4), { fill: 'none', stroke: shade(stock.face, 0.5), 'stroke-width': width * 0.2, opacity: 0.42 })
  )
}

function ridges(pen: Pen, plan: readonly Vec[], height: number, stock: Stock): string {
  const fine = plan.slice(1).flatMap((p, i) => {
    const q = plan[i] ?? p
    return [0.25, 0.75].map((t): Vec => [q[0] + (p[0] - q[0]) * t, q[1] + (p[1] - q[1]) * t, 0])
  })
  const d = fine.map((p) => polyline([pen.at(p), pen.at(add(p, [0, 0, height]))])).join('')
  const edge = plan.map((p, i) => pen.at(add(p, spot(0, i % 2 ? 5 : -5, height))))
  const ink = pen.inking ? INK : shade(stock.face, -0.42)
  return (
    path(d, { fill: 'none', stroke: ink, 'stroke-width': pen.inking ? 0.8 : 3, opacity: pen.inking ? 0.6 : 0.3 }) +
    path(d, { fill: 'none', stroke: pen.inking ? 'none' : shade(stock.face, 0.5), 'stroke-width': 1.6, opacity: 0.4, transform: 'translate(-4 0)' }) +
    path(smooth(edge), { fill: 'none', stroke: pen.inking ? INK : shade(stock.edge, -0.3), 'stroke-width': 2 })
  )
}

// The end of the roll shows what it is: liner, flute, liner, flute.
const wavy = (radius: number, core: number, stock: Stock) => (pen: Pen, at: (ring: Ring) => readonly Vec[]): string => {
  const turns = 7
  const rings = Array.from({ length: turns }, (_, i) => {
    const r = core + 6 + ((radius - core - 8) * (i + 0.5)) / turns
    const [inner, outer] = [at([0, r - 5]), at([0, r + 5])]
    const wave = inner.map((p, k) => pen.at(k % 2 ? p : (outer[k] ?? p)))
    const liner = at([0, r + 9]).filter((_, k) => k % 3 === 0).map((p) => pen.at(p))
    return smooth(wave, true) + smooth(liner, true)
  })
  const stroke = pen.inking ? INK : shade(stock.inner, -0.4)
  return path(rings.join(''), { fill: 'none', stroke, 'stroke-width': pen.inking ? 0.8 : 1.5, opacity: 0.75 })
}

function wrappedVase(pen: Pen, art: Art, at: Vec): string {
  const stock = stockOf(art.material)
  const ends: [Ring, Ring] = [[0, 118], [330, 118]]
  return (
    shadow(pen, ringBounds(ends, { from: at }), at[2]) +
    lathe(pen, ends, stock.face, { from: at }) +
    flutes(pen, ends, stock, at, 46) +
    [0.28, 0.72].map((t) => band(pen, ends[0], ends[1], t, t + 0.018, '#e0c99c', { from: at })).join('') +
    vase(pen, add(at, [0, 0, 330]), 118, stock)
  )
}

function scene(pen: Pen, art: Art): string {
  const w = art.size.width
  return roll(pen, art, spot(-w * 0.35, w * 0.75)) + wrappedVase(pen, art, spot(w * 0.42, -w * 0.75))
}

export const corrugatedRoll: FormDrawing = {
  title: 'Corrugated wrap roll',
  ground: 'stone',
  object: {
    bounds: ({ size: { width, height } }) => [...ringBounds([[0, width / 2], [height, width / 2]]), spot(width * 0.8, -width * 0.45), spot(width * 0.8, -width * 0.45, height)],
    draw: (pen, art) => roll(pen, art),
  },
  inUse: {
    bounds: ({ size: { width: w, height } }) => [spot(-w * 0.9, 0), spot(w * 0.9, 0), spot(0, -w * 1.2), spot(0, w * 0.9, height)],
    draw: scene,
  },
  measures: {
    dimensions: ({ size: { width, height } }) => [
      { from: spot(-width / 2, 0, height), to: spot(width / 2, 0, height), out: [0, 0, width * 0.55], label: diameter(width) },
      { from: spot(-width / 2, 0, 0), to: spot(-width / 2, 0, height), out: spot(-width * 0.24, 0), label: mm(height) },
    ],
    figures: ({ size }) => `Ø ${size.width} × ${size.height} mm`,
  },
}
