import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { configure } from 'storybook/test'
import addonPseudoStates from 'storybook-addon-pseudo-states'
import { tokens } from '../packages/ui/src/theme/tokens.ts'
import { freezeClock } from './decorators/frozen-clock.ts'
import { expectAllAnswered, forgetCalls, startWorker } from './decorators/network.ts'
import { stayHere } from './decorators/stay-here.ts'
import { tenantItems } from './decorators/tenants.ts'
import { withTheme } from './decorators/with-theme.tsx'

/** A screen's own code is loaded when it is shown: on a busy machine that takes more than a second. */
configure({ asyncUtilTimeout: 10_000 })

const toolbar = (title: string, icon: string, items: (string | { value: string; title: string })[]) => ({
  description: title,
  toolbar: { title, icon: icon as 'paintbrush', items, dynamicTitle: true },
})

const viewports = Object.fromEntries(
  tokens.viewports.map((width) => [
    `w${width}`,
    { name: `${width} px`, type: 'other' as const, styles: { width: `${width}px`, height: width > 800 ? '900px' : '844px' } },
  ]),
)

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonPseudoStates(), addonMsw(startWorker)],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    viewport: { options: viewports },
    options: { storySort: { method: 'alphabetical', order: ['Start', 'Components', 'Foundations', 'Screens'] } },
  },
  globalTypes: {
    tenant: toolbar('Tenant', 'paintbrush', tenantItems),
    scheme: toolbar('Scheme', 'contrast', ['light', 'dark', 'system']),
    density: toolbar('Density', 'component', ['comfortable', 'default', 'compact']),
    direction: toolbar('Direction', 'transfer', ['ltr', 'rtl']),
  },
  initialGlobals: {
    tenant: import.meta.env.STORYBOOK_TENANT ?? 'azurite',
    scheme: import.meta.env.STORYBOOK_SCHEME ?? 'light',
    density: 'default',
    direction: 'ltr',
  },
  decorators: [withTheme],
  beforeEach: () => {
    document.documentElement.lang = 'zh-CN'
    forgetCalls()
    const thaw = freezeClock()
    const leave = stayHere()
    return () => {
      leave()
      thaw()
    }
  },
  afterEach: () => expectAllAnswered(),
})
