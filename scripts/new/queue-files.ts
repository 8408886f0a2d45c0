import { kebabCase, lowerFirst } from './names.ts'

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
}

const listFile = ({ screen, controller, name }: QueueNames): string => `import { orderLifecycle } from '@mall/api/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'

/** ${name}: 看 任何时间 创建的记录. */
export const ${lowerFirst(screen)}List = defineList('POST /api/${controller}/List', {
  tabs: {
    label: '状态',
    param: 'Status',
    field: 'Status',
    all: '全部',
    choices: orderLifecycle.states.map(({ status, name }) => ({ value: status, label: name })),
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

const columnsFile = ({ screen, controller }: QueueNames): string => `import type { ${controller}Summary } from '@mall/api/contract'
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

const viewFile = ({ id, screen, controller, name }: QueueNames): string => {
  const list = `${lowerFirst(screen)}List`
  return `import type { ${controller}List, ${controller}Summary } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { Empty } from '@mall/ui/empty'
import { Price } from '@mall/ui/price'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { useMemo } from 'react'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { href } from '../../../site/routes.ts'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import { usePeekHref } from '@mall/app-kit/list/use-peek-href.ts'
import { ${lowerFirst(screen)}Columns } from './${kebabCase(screen)}-columns.tsx'
import { ${list} } from './${kebabCase(screen)}-list.ts'

export interface ${screen}ViewProps {
  readonly state: ListState<${controller}List, typeof ${list}>
}

const recordNo = ({ RecordNo }: ${controller}Summary) => RecordNo

/** What the row that is looked at says itself. */
const hiddenWhilePeeking = ['Department', 'CreateTime']

/** A record on a phone, and beside its list. */
const Facts = ({ record }: { readonly record: ${controller}Summary }) => (
  <DescriptionList
    items={[
      { term: '状态', value: record.StatusName },
      { term: '金额', value: <Price value={record.Amount} /> },
      { term: '创建人', value: \`\${record.UserName} · \${record.DepartmentName}\` },
      { term: '创建时间', value: formatInstant(record.CreateTime) },
    ]}
  />
)

/** ${name}: a sentence of filters, the list, and one record beside it. */
export const ${screen}View = ({ state }: ${screen}ViewProps) => {
  const peekHref = usePeekHref(href('${id}'), ${list}, state.query)
  const columns = useMemo(() => ${lowerFirst(screen)}Columns(peekHref), [peekHref])
  const countOf = (status: string | number | null) =>
    state.data?.StatusCounts.reduce((sum, { Status, Count }) => (status === null || status === Status ? sum + Count : sum), 0)
  return (
    <ListPage<${controller}Summary>
      list={${list}}
      state={state}
      name="${name}"
      subject="记录"
      columns={columns}
      rowKey={recordNo}
      hiddenWhilePeeking={hiddenWhilePeeking}
      countOf={countOf}
      empty={<Empty size="small" title="暂无数据" />}
      renderCard={(record) => (
        <Stack gap={8}>
          <Inline justify="between">
            <Text strong>{record.RecordNo}</Text>
            <Button variant="text" href={peekHref(record.RecordNo)} aria-label={\`查看 \${record.RecordNo}\`}>
              查看
            </Button>
          </Inline>
          <Facts record={record} />
        </Stack>
      )}
      renderPeek={(record) => <Facts record={record} />}
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

const storiesFile = ({ screen, controller, name }: QueueNames): string => `import { pageBuilder } from '@mall/mocks'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { buildListState } from '@mall/app-kit/testing/list-state.ts'
import { ${lowerFirst(screen)}List } from './${kebabCase(screen)}-list.ts'
import { ${screen}View, type ${screen}ViewProps } from './${screen}View.tsx'

const buildPage = pageBuilder('POST /api/${controller}/List')

/** What the view is given for an address, the response, and whatever else is so. */
const stateOf = (search = '', rest: Partial<${screen}ViewProps['state']> = {}) =>
  buildListState(${lowerFirst(screen)}List, search, { data: buildPage(), onQuery: fn(), onView: fn(), onSettings: fn(), onRetry: fn(), onExport: fn(), ...rest })

const meta = preview.meta({
  title: 'Screens/${name} ${screen}',
  component: ${screen}View,
  args: { state: stateOf() },
  decorators: [(Story) => <div data-density="default">{Story()}</div>],
})

const none = buildPage([], { StatusCounts: [] })

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^待审批/ }))
    await expect(args.state.onQuery).toHaveBeenCalledWith(expect.objectContaining({ tab: 10, page: 1 }))
  },
})
export const Loading = meta.story({ args: { state: stateOf('', { data: undefined, updating: true }) } })
export const Failed = meta.story({
  args: { state: stateOf('', { data: undefined, failure: 'failed' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '加载失败，点击重试' }))
    await expect(args.state.onRetry).toHaveBeenCalledOnce()
  },
})
export const Forbidden = meta.story({ args: { state: stateOf('', { data: undefined, failure: 'forbidden' }) } })
export const Empty = meta.story({ args: { state: stateOf('', { data: none }) } })
export const FilteredEmpty = meta.story({
  args: { state: stateOf('Keyword=没有', { data: none }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有符合条件的数据，请调整筛选')).toBeVisible()
  },
})
export const OneRow = meta.story({ args: { state: stateOf('', { data: buildPage([{}]) }) } })
export const Peeked = meta.story({ args: { state: stateOf('Peek=R1', { data: buildPage([{ RecordNo: 'R1' }, { RecordNo: 'R2' }]) }) } })
export const LongContent = meta.story({
  args: {
    state: stateOf('Peek=R1', {
      data: buildPage([{ RecordNo: 'R1', UserName: '华东区域行政与综合管理中心采购专员', DepartmentName: '华东区域行政与综合管理中心', Amount: 12_345_678.9 }]),
    }),
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })

/** Too tall for a picture: what it must show is that a full page works. */
export const ThousandRows = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: stateOf('PageSize=1000', { data: buildPage(Array.from({ length: 1000 }, (_, at) => ({ RecordNo: \`R\${at + 1}\` }))) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1001')
  },
})
`

/** The flow of a list on the assembled mall, on each database. */
export const queueFlow = ({ controller, path }: QueueNames): string => `import { newAccount } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

// A rule of the specification that it holds is named: \`test('…', holds('§2.route.…'), …)\`.
test('the list keeps its filter and what is looked at, and shows another company none of it', async ({ enter, apiOf }) => {
  const { page, api } = await enter(newAccount('finance'))
  const { Items, total } = await api.call('POST /api/${controller}/List', { PageIndex: 1, PageSize: 20 })
  const recordNo = Items.at(-1)?.RecordNo ?? ''
  expect(total).toBeGreaterThan(1)

  await page.goto('${path}')
  await page.getByLabel('单号').fill(recordNo)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowgroup').last().getByRole('row')).toHaveCount(1)
  await page.getByRole('link', { name: recordNo }).click()
  const peek = page.getByRole('complementary', { name: recordNo })
  await expect(peek).toBeVisible()
  await page.reload()
  await expect(peek).toBeVisible()
  await expect(page).toHaveURL(new RegExp(\`Keyword=\${recordNo}.*Peek=\${recordNo}\`))

  const other = await apiOf(newAccount('other'))
  expect((await other.call('POST /api/${controller}/List', { Keyword: recordNo, PageIndex: 1, PageSize: 20 })).total).toBe(0)
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
