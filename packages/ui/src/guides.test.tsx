import axe from 'axe-core'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { componentFacts } from 'virtual:component-facts'
import { expectAccessibleInOtherScheme } from '../../../.storybook/decorators/other-scheme.ts'
import { GuideOf } from '../../../.storybook/guides/GuideOf.tsx'
import { MallThemeProvider } from './theme/index.ts'

// The examples of a guide are live, good and bad alike: a bad one may be unwise, but must be accessible.
test.each(Object.keys(componentFacts))('the guide of %s is accessible in both schemes, and fits on a phone', async (entry) => {
  await page.viewport(390, 844)
  await render(
    <MallThemeProvider>
      <GuideOf entry={entry} />
    </MallThemeProvider>,
  )
  await expect.element(page.getByRole('heading', { name: '何时使用' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(390)
  // A colour in the middle of an animation is not a designed one; one that never ends is.
  for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } }, resultTypes: ['violations'] })
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`))).toEqual([])
  await expectAccessibleInOtherScheme({ test: 'error' })
})
