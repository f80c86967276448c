import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'
import { path } from './path'

export interface TextLook {
  size: number
  colour: string
  /** 400 to 900; the display face is a variable font. */
  weight?: number
  align?: 'start' | 'middle' | 'end'
  /** Degrees, clockwise on screen, about the anchor. */
  turn?: number
  /** Extra space between letters, in units of the size. */
  tracking?: number
  opacity?: number
}

const FILE = createRequire(import.meta.url).resolve('@fontsource-variable/besley/files/besley-latin-wght-normal.woff2')
const cuts = new Map<number, Font>()

function cut(weight: number): Font {
  const known = cuts.get(weight)
  if (known) return known
  const opened = openSync(FILE)
  const base = 'fonts' in opened ? opened.fonts[0] : opened
  if (!base) throw new Error(`No font in ${FILE}`)
  const font = base.getVariation({ wght: weight })
  cuts.set(weight, font)
  return font
}

/** Text as outlines, baseline at (x, y): the machine that renders the pictures need not have any font. */
export function letters(text: string, x: number, y: number, look: TextLook): string {
  const font = cut(look.weight ?? 500)
  const run = font.layout(text)
  const scale = look.size / font.unitsPerEm
  const gap = (look.tracking ?? 0) * font.unitsPerEm
  let pen = 0
  const outlines = run.glyphs.map((glyph, i) => {
    const d = glyph.path.translate(pen, 0).scale(scale, -scale).toSVG()
    pen += (run.positions[i]?.xAdvance ?? glyph.advanceWidth) + gap
    return d
  })
  const width = (pen - gap) * scale
  const shift = { start: 0, middle: -width / 2, end: -width }[look.align ?? 'start']
  const place = `translate(${round(x)} ${round(y)})${look.turn ? ` rotate(${round(look.turn)})` : ''} translate(${round(shift)} 0)`
  return path(tidy(outlines.join('')), { fill: look.colour, transform: place, opacity: look.opacity })
}

export function textWidth(text: string, size: number, weight = 500): number {
  const font = cut(weight)
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm
}

const round = (value: number) => Math.round(value * 100) / 100
const tidy = (d: string) => d.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
