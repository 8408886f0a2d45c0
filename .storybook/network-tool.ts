import { createElement, useState, type ReactElement } from 'react'
import { Select } from 'storybook/internal/components'
import { useChannel, useGlobals, useStorybookState } from 'storybook/manager-api'
import { asksNetwork, networkItems } from './decorators/networks.ts'

const componentOf = (id = ''): string => id.split('--', 1)[0] ?? ''

/** The choice of a network in the toolbar, beside a story that asks the mall for something; the others would not change by it. */
export const NetworkTool = (): ReactElement | null => {
  const [{ network = 'normal' }, updateGlobals] = useGlobals()
  const { storyId, viewMode } = useStorybookState()
  const [asking, setAsking] = useState('')
  useChannel({ [asksNetwork]: setAsking })
  // A page of docs has its stories beside each other.
  const isAsking = viewMode === 'docs' ? componentOf(asking) === componentOf(storyId) : asking === storyId
  if (!isAsking) return null
  return createElement(Select, {
    ariaLabel: 'Network',
    tooltip: 'Network',
    options: networkItems,
    defaultOptions: String(network),
    onSelect: (chosen) => updateGlobals({ network: chosen }),
  })
}
