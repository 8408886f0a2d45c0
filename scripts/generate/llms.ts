import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { resourceLinks } from '../../packages/api/scripts/methods-page.ts'
import { root } from '../run.ts'
import { builderLinks } from './builder-table.ts'
import { componentLinks } from './component-pages.ts'

interface Index {
  readonly name: 'ui' | 'api' | 'mocks'
  /** The heading over what the package has, a line for each. */
  readonly title: string
  readonly links: readonly string[]
  /** Where to begin for what a reader wants to do, a line for each. */
  readonly tasks: readonly string[]
}

const componentTasks: readonly (readonly [task: string, names: readonly string[]])[] = [
  ['The theme, dark scheme, links and texts of a site', ['MallThemeProvider', 'Link', 'Toasts']],
  ['The frame of a page', ['TopBar', 'SearchBox', 'CategoryNav', 'UserCentreMenu', 'SideBar', 'Footer', 'Sheet', 'PageHeader', 'Section']],
  ['Products and prices', ['ProductCard', 'Price', 'QuantityStepper', 'Rating', 'BudgetBar', 'Ledger']],
  ['A list with filters and pages', ['Table', 'ColumnSettings', 'FilterSentence', 'FilterBar', 'Pagination', 'Tabs', 'RowActions', 'Empty', 'Skeleton']],
  ['A form', ['Field', 'FormGrid', 'FormActions', 'TextInput', 'Select', 'Combobox', 'Checkbox', 'RadioGroup', 'Switch', 'DatePicker', 'DateRange', 'Cascader', 'TreeSelect', 'UploadField']],
  ['Asking and informing', ['Dialog', 'FormDialog', 'Drawer', 'Popover', 'Menu', 'Tooltip', 'Alert', 'Banner']],
  ['A login', ['SlideCaptcha', 'FormDialog']],
  ['Details of a record', ['DescriptionList', 'Steps', 'Timeline', 'StatusTag', 'Seal', 'Chart', 'StatCard']],
]

const uiTasks: readonly string[] = [
  '- A search page: the whole page with search, list and login, on both packages: [the recipe](docs/list-page.md)',
  ...componentTasks.map(([task, names]) => `- ${task}: ${names.map((name) => `[${name}](docs/components/${name}.md)`).join(', ')}`),
  '- Styles of the site: [parts, states and variables](docs/styling.md). Pages without React: [custom elements](docs/elements.md)',
  '- Data of the mall: the package `@mall/api`, whose index is `llms.txt` in it',
]

const apiTasks: readonly string[] = [
  '- Set it up: [all options and the errors](README.md), [another origin](docs/other-origins.md), [servers](docs/servers.md)',
  '- Log in, and know who is: [sessions](docs/session.md), [the captcha](docs/verification.md), [the second factor](docs/second-factor.md), [passkeys](docs/passkeys.md), [mall.account](docs/methods/account.md)',
  '- Search and show products, suggestions, hot keywords: [mall.product](docs/methods/product.md), [mall.category](docs/methods/category.md)',
  '- Buy: [mall.shoppingCart](docs/methods/shopping-cart.md), [mall.order](docs/methods/order.md), [mall.approval](docs/methods/approval.md), [mall.payment](docs/methods/payment.md)',
  '- Read in React: [an effect](README.md#in-a-component), [TanStack Query and SWR](docs/queries.md)',
  '- Handle failures: [errors](README.md#errors), [all codes](docs/errors.md), [notices and busy](docs/notices-and-busy.md)',
  '- Files: [upload and download](docs/files.md)',
  '- Components for all of it: the package `@mall/ui`, whose index is `llms.txt` in it',
]

const mocksTasks: readonly string[] = [
  '- Values in a unit test: [builders](README.md#builders-in-a-unit-test)',
  '- Answers, delays and failures of a call: [handlers](README.md#handlers-in-a-storybook)',
  '- The mall itself: [what it offers and its accounts](README.md#the-live-mall), [in a test](README.md#in-a-test-in-node), [in a page with Vite, offline](README.md#in-a-page-with-vite)',
  '- What the values are of, and who sends them: the package `@mall/api`, whose index is `llms.txt` in it',
]

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

/** What stands between the title of a document and its first heading or example, without the comment that it is generated. */
const introduction = (markdown: string): string => {
  const [, text = ''] = /^# .*\n+((?:(?!^#|^```|^\||^<!--).*\n)*)/m.exec(markdown) ?? []
  // Links to files are those of the document's folder, which the index is not in.
  return text.trim().split(/\n\n/)[0]?.replaceAll('\n', ' ').replaceAll('**', '').replaceAll(/\[([^\]]*)\]\(\.[^)]*\)/g, '$1').replace(/:$/, '.') ?? ''
}

const documentLinks = (folder: string): readonly string[] =>
  globSync('docs/*.md', { cwd: join(root, folder) })
    .toSorted()
    .map((path) => {
      const markdown = textOf(join(folder, path))
      const title = /^# (.*)$/m.exec(markdown)?.[1] ?? basename(path, '.md')
      return `- [${title}](${path}): ${introduction(markdown)}`
    })

/** The index of a package for agents, in the form of llmstxt.org: what it is, and where in the package each part of it is described. */
export const llmsText = ({ name, title, links, tasks }: Index): string => {
  const folder = `packages/${name}`
  return [
    `# @mall/${name}`,
    '',
    `> ${introduction(textOf(`${folder}/README.md`))}`,
    '',
    'Paths are those of the installed package.',
    '',
    '## By task',
    '',
    ...tasks,
    '',
    '## Documents',
    '',
    '- [README](README.md): how to install it, and what holds for all of it',
    ...documentLinks(folder),
    '',
    `## ${title}`,
    '',
    ...links,
    '',
  ].join('\n')
}

/** `llms.txt` of the packages, by path from the root of the project. */
export const llmsTexts = (): readonly (readonly [string, string])[] => [
  ['packages/ui/llms.txt', llmsText({ name: 'ui', title: 'Components', links: componentLinks(), tasks: uiTasks })],
  ['packages/api/llms.txt', llmsText({ name: 'api', title: 'Calls', links: resourceLinks(), tasks: apiTasks })],
  ['packages/mocks/llms.txt', llmsText({ name: 'mocks', title: 'Builders', links: builderLinks(), tasks: mocksTasks })],
]
