import { addons, types } from 'storybook/manager-api'
import { hideEmptyPanels } from './panels.ts'
import { managerTheme } from './manager-theme.ts'
import { NetworkTool } from './network-tool.ts'
import { sidebarLabel } from './story-names.ts'

// Light or dark by the system, also when it is turned while Storybook is open.
const dark = matchMedia('(prefers-color-scheme: dark)')
const wearTheme = (): void => addons.setConfig({ theme: managerTheme(dark.matches ? 'dark' : 'light'), sidebar: { renderLabel: ({ name }) => sidebarLabel(name) } })
wearTheme()
dark.addEventListener('change', wearTheme)

// The live mall reports its current address, and Storybook's address includes it, so that it can be shared.
addons.register('mall', (api) => {
  hideEmptyPanels(api)
  addons.getChannel().on('mall/place', (place: Readonly<Record<string, string | null>>) => api.applyQueryParams(place, { replace: true }))
  addons.add('mall/network', { type: types.TOOL, title: 'Network', match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs', render: NetworkTool })
})
