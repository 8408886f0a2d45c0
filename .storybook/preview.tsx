import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { lazy } from 'react'
import { configure } from 'storybook/test'
import addonPseudoStates from 'storybook-addon-pseudo-states'
import { defaultHandlers, forgetContractViolations } from '../packages/mocks/src/index.ts'
import { tokens } from '../packages/ui/src/theme/tokens.ts'
import { expectPlainControls, plainControls } from './controls/plain-controls.ts'
import { choiceOf, dataItems, isAsWritten, withChoice } from './decorators/chosen-network.ts'
import { expectColouredLinks } from './decorators/coloured-links.ts'
import { expectSilence, takeConsoleErrors } from './decorators/console-errors.ts'
import { expectDrawnBones } from './decorators/drawn-bones.ts'
import { underTest } from './decorators/environment.ts'
import { freshenPage } from './decorators/fresh-page.ts'
import { freezeClock } from './decorators/frozen-clock.ts'
import { expectNamedParts, isOfLibrary } from './decorators/named-parts.ts'
import { expectAllAnswered, expectContractKept, forgetCalls, startWorker } from './decorators/network.ts'
import { expectAccessibleInOtherScheme } from './decorators/other-scheme.ts'
import { findOwnWidth } from './decorators/own-width.ts'
import { stayHere } from './decorators/stay-here.ts'
import { tenantItems } from './decorators/tenants.ts'
import { expectUnderlinedLinks } from './decorators/underlined-links.ts'
import { withLongArgs } from './decorators/with-long-args.tsx'
import { withTheme } from './decorators/with-theme.tsx'
import { loadFonts } from './fonts/load-fonts.ts'
import { inOneLook } from './modes.ts'

/** A screen's own code is loaded when it is shown, and the mall inside the page fills its database: on a busy machine that takes many seconds. */
configure({ asyncUtilTimeout: 30_000 })

/** Pages of docs are not part of a test run. */
const StoryDocs = lazy(async () => ({ default: (await import('./docs/StoryDocs.tsx')).StoryDocs }))
const ThemedDocs = lazy(async () => ({ default: (await import('./docs/ThemedDocs.tsx')).ThemedDocs }))

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
    // The panel shows passed rules too; a test run checks for violations only, which takes axe less time.
    a11y: { test: 'error', options: underTest ? { resultTypes: ['violations'] } : {} },
    ...inOneLook,
    docs: { page: StoryDocs, container: ThemedDocs },
    layout: 'padded',
    viewport: { options: viewports },
    // Read by Storybook from this source, so it is written out here. What it does not name comes in the order of `stories` in main.ts.
    options: {
      storySort: {
        method: 'configure',
        order: [
          'Start here',
          '活的商城 The mall inside',
          'Foundations',
          ['Colour 颜色', 'Type 字体', 'Space 间距', 'Density 密度', 'Icons 图标', 'Pictures 图片', 'Motion 动效', 'Brand editor 品牌编辑器'],
          'Components',
          ['Overview 总览'],
          'Parts',
          'Features',
          'Patterns',
          ['Forms 表单', 'Tables 表格', 'Errors 错误', 'Empty 空状态', 'Loading 加载', 'Permission 权限', 'Money 金额', 'Dates 日期', 'Guide 使用指南'],
          'Archetypes',
          'Screens',
          ['Overview 总览'],
          'Seller',
          ['Overview 总览', '登录 Login'],
          'Flows',
          ['Purchase 采购', 'Re-login 重新登录', '429 限流', 'Two tabs 两个标签页'],
        ],
      },
    },
  },
  globalTypes: {
    tenant: toolbar('Tenant', 'paintbrush', tenantItems),
    scheme: toolbar('Scheme', 'contrast', ['light', 'dark', 'system']),
    density: toolbar('Density', 'component', ['comfortable', 'default', 'compact']),
    direction: toolbar('Direction', 'transfer', ['ltr', 'rtl']),
    // Offered by `network-tool.ts`, where a story asks the mall for something.
    network: { description: 'Network' },
    // Chosen on the page of a component.
    language: { description: 'Language of the guides' },
    data: toolbar('Data', 'database', dataItems),
  },
  initialGlobals: {
    tenant: import.meta.env.STORYBOOK_TENANT ?? 'azurite',
    scheme: import.meta.env.STORYBOOK_SCHEME ?? 'light',
    density: 'default',
    direction: 'ltr',
    network: 'normal',
    language: 'zh',
    data: 'normal',
  },
  argTypesEnhancers: [plainControls],
  decorators: [withLongArgs, withTheme],
  beforeAll: loadFonts,
  beforeEach: async (context) => {
    await findOwnWidth(context)
    document.documentElement.lang = 'zh-CN'
    if (underTest) freshenPage()
    forgetCalls(context.id)
    forgetContractViolations()
    takeConsoleErrors()
    // Another choice in the toolbar comes without a new start; on a page of docs other stories still need their handlers.
    if (context.viewMode === 'story') context.msw.resetHandlers()
    context.msw = withChoice(context.msw, choiceOf(context.globals))
    context.msw.use(...defaultHandlers())
    const thaw = freezeClock()
    const leave = stayHere()
    return () => {
      leave()
      thaw()
    }
  },
  afterEach: async ({ argTypes, globals, parameters }) => {
    if (!isAsWritten(choiceOf(globals))) return
    expectAllAnswered()
    expectContractKept()
    if (!underTest) return
    expectSilence()
    expectDrawnBones()
    expectColouredLinks()
    expectUnderlinedLinks()
    if (isOfLibrary(parameters.fileName)) {
      expectNamedParts()
      expectPlainControls(argTypes)
    }
    await expectAccessibleInOtherScheme(parameters.a11y)
  },
})
