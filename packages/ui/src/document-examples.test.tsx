import axe from 'axe-core'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { documentExamples } from 'virtual:document-examples'
import { propsOfExamples, surroundings } from './testing/example-surroundings.tsx'
import { MallThemeProvider } from './theme/index.ts'

/** A function for another example, a rule, and a drawer that nobody has opened. */
const withoutDrawing = new Set(['CategoryNav, 2', 'Pagination, 2', 'Drawer, 1'])

test.each(Object.entries(documentExamples))('the example of a page of documents is drawn, and is accessible: %s', async (name, load) => {
  for (const [key, value] of Object.entries(surroundings)) vi.stubGlobal(key, value)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { Example } = await load()
  const { container } = await render(
    <MallThemeProvider>
      <Example props={propsOfExamples} />
    </MallThemeProvider>,
  )
  if (!withoutDrawing.has(name)) await expect.poll(() => container.firstElementChild?.childElementCount).toBeGreaterThan(0)
  expect(container.textContent).not.toMatch(/undefined|NaN|\[object/)
  for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } }, resultTypes: ['violations'] })
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`))).toEqual([])
})
