import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { Glyph } from './Glyph.tsx'
import { cartGlyph } from './glyphs.ts'
import { Icon } from './Icon.tsx'
import { iconNames } from './icons.ts'

describeConformance('Icon', () => <Icon name="cart" />)
describeConformance('Glyph', () => <Glyph d={cartGlyph} />)

test.each(iconNames)('%s stays inside its square', async (name) => {
  const screen = await render(<Icon name={name} size={24} />)
  const box = screen.container.querySelector('path')?.getBBox()
  expect(box).toBeDefined()
  if (!box) return
  expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(2)
  expect(Math.max(box.x + box.width, box.y + box.height)).toBeLessThanOrEqual(22)
})
