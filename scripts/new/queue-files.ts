import { kebabCase, lowerFirst } from './names.ts'

/** What the skeleton of a list screen is filled with. */
export interface QueueNames {
  /** `Approvals` */
  readonly screen: string
  /** The controller of its call `List`: `Approval`. */
  readonly controller: string
  /** 订单审批 */
  readonly name: string
  readonly path: string
}

const listFile = ({ screen, controller, name }: QueueNames): string => `import { defineList } from '../../../list/define-list.ts'

/** ${name}: 看 任何名称 的记录. */
export const ${lowerFirst(screen)}List = defineList('POST /api/${controller}/List', {
  filters: {
    Keyword: { kind: 'text', label: '关键词', any: '任何名称', before: '看', after: '的记录，', field: 'Keyword', max: 100, search: true },
  },
  sort: { none: '最近创建', fields: { CreateTime: { asc: '最早创建', desc: '最近创建' } } },
  defaultPageSize: 20,
})
`

const columnsFile = ({ screen, controller }: QueueNames): string => `import type { ${controller}Summary } from '@mall/api/contract'
import type { TableColumn } from '@mall/ui/table'
import { formatInstant } from '../../../lib/format.ts'

/** Each column is one line; those with a fixed width say so in px. */
export const ${lowerFirst(screen)}Columns: readonly TableColumn<${controller}Summary>[] = [
  { key: 'Name', header: '名称', minWidth: 220, rowHeader: true, ellipsis: true, title: ({ Name }) => Name, render: ({ Name }) => Name },
  { key: 'CreateTime', header: '创建时间', width: 152, sort: true, ellipsis: true, render: ({ CreateTime }) => formatInstant(CreateTime) },
]
`

const viewFile = ({ screen, controller, name }: QueueNames): string => `import type { ${controller}List, ${controller}Summary } from '@mall/api/contract'
import { Empty } from '@mall/ui/empty'
import type { ListState } from '../../../list/list-state.ts'
import { ListPage } from '../../../list/ListPage.tsx'
import { ${lowerFirst(screen)}Columns } from './${kebabCase(screen)}-columns.tsx'
import { ${lowerFirst(screen)}List } from './${kebabCase(screen)}-list.ts'

export interface ${screen}ViewProps {
  readonly state: ListState<${controller}List, typeof ${lowerFirst(screen)}List>
}

const idOf = ({ Id }: ${controller}Summary) => String(Id)

/** ${name}: a sentence of filters and the list. */
export const ${screen}View = ({ state }: ${screen}ViewProps) => (
  <ListPage<${controller}Summary>
    list={${lowerFirst(screen)}List}
    state={state}
    name="${name}"
    subject="记录"
    columns={${lowerFirst(screen)}Columns}
    rowKey={idOf}
    empty={<Empty size="small" title="暂无数据" />}
    renderCard={({ Name }) => <strong>{Name}</strong>}
  />
)
`

const connectedFile = ({ screen, path }: QueueNames): string => `import { useListPage } from '../../../list/use-list-page.ts'
import { ${lowerFirst(screen)}List } from './${kebabCase(screen)}-list.ts'
import { ${screen}View } from './${screen}View.tsx'

/** \`${path}\` */
export const ${screen} = () => <${screen}View state={useListPage(${lowerFirst(screen)}List)} />
`

const storiesFile = ({ screen, controller, name }: QueueNames): string => `import type { ${controller}List, ${controller}Summary } from '@mall/api/contract'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { buildListState } from '../../../testing/list-state.ts'
import { ${lowerFirst(screen)}List } from './${kebabCase(screen)}-list.ts'
import { ${screen}View, type ${screen}ViewProps } from './${screen}View.tsx'

/** Values of a story; a builder of packages/mocks hands out what the server really answered, and takes its place. */
const row = (parts: Partial<${controller}Summary> = {}): ${controller}Summary => ({ Id: 1, Name: '第一条', CreateTime: '2026-03-18T10:00:00+08:00', ...parts })
const page = (Items: readonly ${controller}Summary[]): ${controller}List => ({ Items: [...Items], total: Items.length })

/** What the view is given for an address, the response, and whatever else is so. */
const stateOf = (search = '', rest: Partial<${screen}ViewProps['state']> = {}) =>
  buildListState(${lowerFirst(screen)}List, search, { data: page([row(), row({ Id: 2, Name: '第二条' })]), onQuery: fn(), onView: fn(), onSettings: fn(), onRetry: fn(), onExport: fn(), ...rest })

const meta = preview.meta({
  title: 'Screens/${name}',
  component: ${screen}View,
  args: { state: stateOf() },
  decorators: [(Story) => <div data-density="default">{Story()}</div>],
})

export const Filled = meta.story({})
export const Loading = meta.story({ args: { state: stateOf('', { data: undefined, updating: true }) } })
export const Failed = meta.story({
  args: { state: stateOf('', { data: undefined, failure: 'failed' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '加载失败，点击重试' }))
    await expect(args.state.onRetry).toHaveBeenCalledOnce()
  },
})
export const Forbidden = meta.story({ args: { state: stateOf('', { data: undefined, failure: 'forbidden' }) } })
export const Empty = meta.story({ args: { state: stateOf('', { data: page([]) }) } })
export const FilteredEmpty = meta.story({
  args: { state: stateOf('Keyword=没有', { data: page([]) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有符合条件的数据，请调整筛选')).toBeVisible()
  },
})
export const OneRow = meta.story({ args: { state: stateOf('', { data: page([row()]) }) } })
export const LongContent = meta.story({ args: { state: stateOf('', { data: page([row({ Name: '很长的名称用于检验一行截断'.repeat(6) })]) }) } })
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })

/** Too tall for a picture: what it must show is that a full page works. */
export const ThousandRows = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: stateOf('PageSize=1000', { data: page(Array.from({ length: 1000 }, (_, at) => row({ Id: at + 1, Name: \`第\${at + 1}条\` }))) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1001')
  },
})
`

/** The files of a list screen by name, but for its registration. */
export const queueFiles = (names: QueueNames): Readonly<Record<string, string>> => ({
  [`${kebabCase(names.screen)}-list.ts`]: listFile(names),
  [`${kebabCase(names.screen)}-columns.tsx`]: columnsFile(names),
  [`${names.screen}View.tsx`]: viewFile(names),
  [`${names.screen}.tsx`]: connectedFile(names),
  [`${names.screen}.stories.tsx`]: storiesFile(names),
})
