import type { AppWords } from './app-words.ts'
import { kebabCase, lowerFirst } from './names.ts'
import { sourceOf } from './source.ts'

/** What the skeleton of a list screen is filled with. */
export interface QueueNames {
  /** The name that links use: `approvals`. */
  readonly id: string
  /** `Approvals` */
  readonly screen: string
  /** The controller of its call `List`: `Approval`. */
  readonly controller: string
  /** 订单审批 */
  readonly name: string
  readonly path: string
  readonly app: AppWords
}

const listFile = ({ screen, controller, name }: QueueNames): string => `import { ${sourceOf(controller).lifecycle}Lifecycle } from '@mall/api/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'

/** ${name}: 看 任何时间 创建的记录. */
export const ${lowerFirst(screen)}List = defineList('POST /api/${controller}/List', {
  tabs: {
    label: '状态',
    param: 'Status',
    field: 'Status',
    all: '全部',
    choices: ${sourceOf(controller).lifecycle}Lifecycle.states.map(({ status, name }) => ({ value: status, label: name })),
  },
  filters: {
    Keyword: { kind: 'text', label: '单号', any: '任何单号', field: 'Keyword', max: 50, search: true },
    Time: { kind: 'days', label: '创建时间', before: '看', any: '任何时间', after: '创建的记录，', params: ['Begin', 'End'], fields: ['BeginTime', 'EndTime'] },
  },
  sort: {
    none: '最近创建的',
    fields: {
      CreateTime: { asc: '最早创建的', desc: '最近创建的' },
      Amount: { asc: '金额最低的', desc: '金额最高的' },
    },
  },
  defaultPageSize: 20,
})
`

const columnsFile = ({ screen, controller, app }: QueueNames): string => `import type { ${controller}Summary } from '${app.contract}'
import { formatAmount } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import { StatusTag } from '@mall/ui/status-tag'
import type { TableColumn } from '@mall/ui/table'
import { formatInstant } from '@mall/app-kit/words/format.ts'

/** The columns, each one line; those with a fixed width say so in px. */
export const ${lowerFirst(screen)}Columns = (peekHref: (recordNo: string) => string): readonly TableColumn<${controller}Summary>[] => [
  {
    key: 'RecordNo', header: '单号', width: 176, frozen: 'start', rowHeader: true, ellipsis: true, title: ({ RecordNo }) => RecordNo,
    render: ({ RecordNo }) => <Link href={peekHref(RecordNo)}>{RecordNo}</Link>,
  },
  { key: 'User', header: '创建人', minWidth: 112, ellipsis: true, title: ({ UserName }) => UserName, render: ({ UserName }) => UserName },
  { key: 'Department', header: '部门', minWidth: 112, ellipsis: true, title: ({ DepartmentName }) => DepartmentName, render: ({ DepartmentName }) => DepartmentName },
  { key: 'Amount', header: '金额（元）', width: 120, align: 'end', sort: true, ellipsis: true, render: ({ Amount }) => formatAmount(Amount) },
  { key: 'CreateTime', header: '创建时间', width: 152, sort: true, ellipsis: true, render: ({ CreateTime }) => formatInstant(CreateTime) },
  { key: 'Status', header: '状态', width: 104, render: ({ StatusName }) => <StatusTag tone="neutral">{StatusName}</StatusTag> },
]
`

const viewFile = ({ id, screen, controller, name, app }: QueueNames): string => {
  const list = `${lowerFirst(screen)}List`
  return `import type { ${controller}List, ${controller}Summary } from '${app.contract}'
import { Empty } from '@mall/ui/empty'
import { useMemo } from 'react'
import { columnFacts } from '@mall/app-kit/list/column-facts.tsx'
import { countsOf } from '@mall/app-kit/list/counts-of.ts'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import { usePeekHref } from '@mall/app-kit/list/use-peek-href.ts'
import { href } from '../../../site/routes.ts'
import { ${lowerFirst(screen)}Columns } from './${kebabCase(screen)}-columns.tsx'
import { ${list} } from './${kebabCase(screen)}-list.ts'

export interface ${screen}ViewProps {
  readonly state: ListState<${controller}List, typeof ${list}>
}

const recordNo = ({ RecordNo }: ${controller}Summary) => RecordNo

/** What the row that is looked at says itself. */
const hiddenWhilePeeking = ['Department', 'CreateTime']

/** ${name}: a sentence of filters, the list, and one record beside it. */
export const ${screen}View = ({ state }: ${screen}ViewProps) => {
  const peekHref = usePeekHref(href('${id}'), ${list}, state.query)
  const columns = useMemo(() => ${lowerFirst(screen)}Columns(peekHref), [peekHref])
  return (
    <ListPage<${controller}Summary>
      list={${list}}
      state={state}
      name="${name}"
      subject="记录"
      columns={columns}
      rowKey={recordNo}
      hiddenWhilePeeking={hiddenWhilePeeking}
      countOf={countsOf(state.data)}
      empty={<Empty size="small" title="暂无数据" />}
      {...columnFacts(columns)}
    />
  )
}
`
}

const connectedFile = ({ screen, path }: QueueNames): string => `import { useListPage } from '../../../queries/use-list-page.ts'
import { ${lowerFirst(screen)}List } from './${kebabCase(screen)}-list.ts'
import { ${screen}View } from './${screen}View.tsx'

/** \`${path}\` */
export const ${screen} = () => <${screen}View state={useListPage(${lowerFirst(screen)}List)} />
`

const storiesFile = ({ screen, controller, name, app }: QueueNames): string => `import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { pageBuilder } from '@mall/mocks'
import preview from '../../../../../../.storybook/preview.tsx'
import { ${lowerFirst(screen)}List } from './${kebabCase(screen)}-list.ts'
import { ${screen}View } from './${screen}View.tsx'

const buildPage = pageBuilder('POST /api/${controller}/List')

const { stateOf, decorators, pressTab, ...stories } = listStories(${lowerFirst(screen)}List, {
  filled: buildPage(),
  none: buildPage([], { StatusCounts: [] }),
  thousand: buildPage(thousandRows((at) => ({ RecordNo: \`R\${at + 1}\` }))),
})

const meta = preview.meta({
  title: '${app.stories}/${name} ${screen}',
  component: ${screen}View,
  args: { state: stateOf() },
  decorators,
})

export const Filled = meta.story({ play: (context) => pressTab(context, 10) })
export const Loading = meta.story(stories.loading)
export const Failed = meta.story(stories.failed)
export const Forbidden = meta.story(stories.forbidden)
export const Empty = meta.story(stories.empty)
export const FilteredEmpty = meta.story(stories.filteredEmpty)
export const OneRow = meta.story({ args: { state: stateOf('', { data: buildPage([{}]) }) } })
export const Peeked = meta.story({ args: { state: stateOf('Peek=R1', { data: buildPage([{ RecordNo: 'R1' }, { RecordNo: 'R2' }]) }) } })
const long = { RecordNo: 'R1', UserName: '华东区域行政与综合管理中心采购专员', DepartmentName: '华东区域行政与综合管理中心', Amount: 12_345_678.9 }
export const LongContent = meta.story({ args: { state: stateOf('Peek=R1', { data: buildPage([long]) }) } })
export const Phone = meta.story(stories.phone)
export const ThousandRows = meta.story(stories.thousandRows)
`

/** The flow of a list on the assembled mall, on each database. */
export const queueFlow = ({ controller, path }: QueueNames): string => `import { expectOwnList } from './support/list-address.ts'
import { test } from './support/test.ts'

// A rule of the specification that it holds is named: \`test('…', holds('§2.route.…'), …)\`.
test('the list keeps its filter and what is looked at, and shows another company none of it', ({ enter, apiOf }) =>
  expectOwnList({ enter, apiOf }, '${path}', '单号', async (api, Keyword) => (await api.call('POST /api/${controller}/List', { Keyword, PageIndex: 1, PageSize: 20 })).Items.map(({ RecordNo }) => RecordNo)))
`

/** The files of a list screen by name, but for its registration. */
export const queueFiles = (names: QueueNames): Readonly<Record<string, string>> => ({
  [`${kebabCase(names.screen)}-list.ts`]: listFile(names),
  [`${kebabCase(names.screen)}-columns.tsx`]: columnsFile(names),
  [`${names.screen}View.tsx`]: viewFile(names),
  [`${names.screen}.tsx`]: connectedFile(names),
  [`${names.screen}.stories.tsx`]: storiesFile(names),
})
