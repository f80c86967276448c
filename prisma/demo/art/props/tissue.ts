import { add, along, times, type Vec } from '../geometry'
import { INK, shade } from '../palette'
import { path, smooth } from '../path'
import { type Pen, WEIGHT } from '../pen'

/**
 * A ruffle of tissue paper along the edge a-b: two layers with a loose, wavy upper edge, about `rise` mm
 * high and leaning out by `lean`. Folds run down from the waves.
 */
export function tissue(pen: Pen, a: Vec, b: Vec, rise: number, lean: Vec, colour = '#f3ead8', waves = 5): string {
  const back = ruffle(pen, a, b, rise, lean, shade(colour, -0.08), waves)
  return back + ruffle(pen, a, b, rise * 0.68, times(lean, 0.4), colour, waves + 1)
}

function ruffle(pen: Pen, a: Vec, b: Vec, rise: number, lean: Vec, colour: string, waves: number): string {
  const steps = waves * 2
  const crest = Array.from({ length: steps + 1 }, (_, i) => {
    const high = i % 2 ? 0.8 + pen.random() * 0.35 : 0.5 + pen.random() * 0.22
    const swing = (pen.random() - 0.5) / steps
    const foot = along(a, b, Math.max(0, Math.min(1, i / steps + swing)))
    return { foot, tip: add(foot, add(times(lean, high), [0, 0, rise * high])) }
  })
  const outline = [...crest.map((c) => c.tip), b, a].map((p) => pen.at(p))
  const d = smooth(outline.slice(0, -2)) + outline.slice(-2).map((p) => `L${p[0].toFixed(1)} ${p[1].toFixed(1)}`).join('') + 'Z'
  const line = pen.inking ? INK : shade(colour, -0.2)
  const sheet = path(d, { fill: pen.inking ? '#f7f2e6' : colour, stroke: line, 'stroke-width': WEIGHT.fine, 'stroke-linejoin': 'round', opacity: 0.97 })
  return sheet + (pen.inking ? '' : folds(pen, crest, colour))
}

// Each wave has a lit and a shaded flank.
function folds(pen: Pen, crest: readonly { foot: Vec; tip: Vec }[], colour: string): string {
  return crest
    .slice(0, -1)
    .map(({ foot, tip }, i) => {
      const next = crest[i + 1] ?? { foot, tip }
      const flank = [tip, along(tip, next.tip, 0.5), along(foot, next.foot, 0.55), along(foot, next.foot, 0.2)].map((p) => pen.at(p))
      return path(smooth(flank, true), { fill: i % 2 ? shade(colour, -0.16) : '#fffdf6', opacity: i % 2 ? 0.42 : 0.4 })
    })
    .join('')
}
